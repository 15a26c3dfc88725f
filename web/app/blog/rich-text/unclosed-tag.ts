import { withoutCode } from './detect-format';
import { CUSTOM_TAGS } from './sanitize-schema';

const TAG = new RegExp(`<(/?)(${CUSTOM_TAGS.join('|')})\\b[^>]*?(/?)>`, 'g');
/** HTML knows no tag that closes itself, so this one never has content. */
const WITHOUT_CONTENT = 'themedimage';

/** Returns a sentence where a custom tag in lower case is not closed, or closed without being open, or null. */
export function unclosedTag(text: string): string | null {
  const open: string[] = [];
  for (const [, slash, name = '', end] of withoutCode(text).matchAll(TAG)) {
    if (end || name === WITHOUT_CONTENT) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `Unexpected closing tag \`</${name}>\``;
  }
  const [first] = open;
  return first ? `Expected a closing tag for \`<${first}>\`` : null;
}

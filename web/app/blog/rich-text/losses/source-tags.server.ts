import type { Properties } from 'hast';

/** A tag of a source text. `end` is the position after it. */
export type SourceTag = { name: string; isClosing: boolean; properties: Properties; start: number; end: number };

const NAME = /<(\/?)([a-z][^\s/>"'=<]*)/giy;
const ATTRIBUTE =
  /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s"'>{][^\s>]*)))?/gy;
const END = /[\s/]*>/gy;
/** Attributes that never have a tag in them. One that has lacks its closing quotation mark. */
const WITHOUT_TAGS = new Set(['class', 'href', 'id', 'src', 'style', 'target']);

/** Returns the tags of an HTML, Markdown or MDX text, as far as they are complete. Does not nest them. */
export function tagsIn(text: string): SourceTag[] {
  const tags: SourceTag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = tagAt(text, at);
    if (!tag) continue;
    tags.push(tag);
    at = tag.end - 1;
  }
  return tags;
}

function tagAt(text: string, start: number): SourceTag | undefined {
  const [opening = '', slash = '', name = ''] = matchAt(NAME, text, start) ?? [];
  if (!name) return undefined;
  const tag = { name: name.toLowerCase(), isClosing: slash === '/', properties: {} as Properties, start };
  let at = start + opening.length;
  for (;;) {
    const end = matchAt(END, text, at);
    if (end) return { ...tag, end: at + end[0].length };
    const found = matchAt(ATTRIBUTE, text, at);
    if (!found) return undefined;
    const [whole, attribute = '', ...values] = found;
    const value = values.find((one) => one !== undefined);
    const key = attribute.toLowerCase();
    if (WITHOUT_TAGS.has(key) && value && /<\/?[a-z]/i.test(value) && value.includes('>')) {
      return { ...tag, end: text.indexOf('>', at) + 1 };
    }
    tag.properties[key] ??= value ?? true;
    at += whole.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

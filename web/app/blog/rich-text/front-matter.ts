const YAML = /^\s*---[^\S\n]*\n((?:(?!---|\.\.\.)[^\n]*\n)*?)(?:---|\.\.\.)[^\S\n]*(?:\n|$)/;
const TOML = /^\s*\+\+\+[^\S\n]*\n([\s\S]*?)\n?\+\+\+[^\S\n]*(?:\n|$)/;
const YAML_LINE = /^(?:["']?([\p{L}\p{N}_$][\p{L}\p{N}_$.-]*)["']?\s*:(?:\s.*)?|\s+.*|-(?:\s.*)?|#.*|[\]}].*|)$/u;
const TOML_LINE = /^\s*(?:["']?[\w.-]+["']?\s*=.*|\[.*|\].*|["'].*|#.*|)$/;
/** Keys of the usual systems, which may begin with a capital letter. Others are lower case in front matter. */
const KNOWN_KEY =
  /^(?:aliases|authors?|categor(?:y|ies)|cover|created|date|description|draft|id|image|keywords|lang|layout|permalink|published|slug|status|summary|tags?|title|type|updated|url)$/i;

/**
 * Returns a text without YAML (`---`) or TOML (`+++`) front matter. Its lines become empty, so that the numbers of
 * the others stay. A text that begins with a rule and prose has none.
 */
export function withoutFrontMatter(given: string): string {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [block = '', lines = ''] = YAML.exec(text) ?? [];
  if (block && isYaml(lines.split('\n').slice(0, -1))) return removed(text, block);
  const [tomlBlock = '', tomlLines = ''] = TOML.exec(text) ?? [];
  return tomlBlock && tomlLines.split('\n').every((line) => TOML_LINE.test(line)) ? removed(text, tomlBlock) : text;
}

function isYaml(lines: string[]): boolean {
  if (lines[0]?.trim() === '' || !lines.every((line) => YAML_LINE.test(line))) return false;
  const keys = lines.map((line) => YAML_LINE.exec(line)?.[1]).filter((key) => key !== undefined);
  if (keys.length === 0) return lines.length === 0;
  return keys.every((key) => key === key.toLowerCase()) || keys.some((key) => KNOWN_KEY.test(key));
}

const removed = (text: string, block: string) => block.replace(/[^\n]/g, '') + text.slice(block.length);

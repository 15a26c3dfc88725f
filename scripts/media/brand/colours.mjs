import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../../web/app/theme/tokens.css', import.meta.url), 'utf8');
const named = new Map([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** Returns a colour of tokens.css by name. Throws if it does not exist. */
export function colour(name) {
  const value = named.get(name);
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

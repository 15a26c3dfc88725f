import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMPONENTS = '../cms/src/components';
const styles = readFileSync('app/sections/shared/choices.module.css', 'utf8');
const shown = new Set([...styles.matchAll(/value='(\d)']:checked/g)].map(([, value]) => Number(value)));

test('the styles show as many views as an editor can add', () => {
  type Schema = { attributes: Record<string, { component?: string; max?: number }> };
  const most = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${COMPONENTS}/${file}`, 'utf8')) as Schema)
    .flatMap(({ attributes }) => Object.values(attributes))
    .filter(({ component }) => component === 'items.view')
    .map(({ max = Infinity }) => max);
  expect(most.length).toBeGreaterThan(3);
  expect(shown).toEqual(new Set(Array.from({ length: Math.max(...most) }, (_, index) => index)));
});

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMPONENTS = '../cms/src/components';
const styles = readFileSync('app/sections/shared/choices.module.css', 'utf8');
const rulesFor = (state: string) =>
  new Set([...styles.matchAll(new RegExp(`value='(\\d)']${state}`, 'g'))].map(([, value]) => Number(value)));

test('the styles show as many views as an editor can add', () => {
  type Schema = { attributes: Record<string, { component?: string; max?: number }> };
  const most = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${COMPONENTS}/${file}`, 'utf8')) as Schema)
    .flatMap(({ attributes }) => Object.values(attributes))
    .filter(({ component }) => component === 'items.view')
    .map(({ max = Infinity }) => max);
  expect(most.length).toBeGreaterThan(3);
  const values = new Set(Array.from({ length: Math.max(...most) }, (_, index) => index));
  expect(rulesFor(':checked')).toEqual(values);
  expect(rulesFor(':not\\(:checked\\)')).toEqual(values);
});

import { expect, it } from 'vitest';
import lock from '../../schema-lock.json';
import { REMOVED, withoutRemovedValues } from './removed-values';

it('replaces removed values in sections and their items, and leaves everything else', () => {
  const kept = { variant: 'wide', mockup: 'surve-r-record', title: 'band', items: [{ label: 'dark' }], image: null };
  const page = [
    { ...kept, __component: 'product.points' },
    { __component: 'product.plans', variant: 'band', mockup: 'surve-r-plans' },
    { __component: 'opening.page-hero', variant: 'band' },
    { __component: 'product.offerings', items: [{ drawing: 'goals-bar', title: 'Goals' }] },
  ];
  expect(withoutRemovedValues(page)).toEqual([
    page[0],
    { __component: 'product.plans', variant: 'halves', mockup: null },
    page[2],
    { __component: 'product.offerings', items: [{ drawing: null, title: 'Goals' }] },
  ]);
});

it('names no value that a component still has, and replaces it by one that it has', () => {
  const types = Object.entries(lock as Record<string, { columns: Record<string, string> }>);
  for (const { attribute, uid, values, by } of REMOVED) {
    const offered = types
      .filter(([name]) => !uid || name === uid)
      .flatMap(([, { columns }]) => /\((.*)\)/.exec(columns[attribute] ?? '')?.[1]?.split(' ') ?? []);
    expect(offered).not.toHaveLength(0);
    expect(offered.filter((value) => values.includes(value))).toEqual([]);
    if (by !== null) expect(offered).toContain(by);
  }
});

import { expect, it } from 'vitest';
import { withBlockTitles } from './block-titles';

it('titles a block with files by the file name, and changes no other block', () => {
  const quote = { settings: { mainField: 'author' } };
  const media = { settings: { mainField: 'id', icon: 'picture' }, layout: [] };
  const view = { layout: { components: { 'shared.quote': quote, 'shared.media': media }, other: 1 }, query: {} };
  expect(withBlockTitles(view)).toEqual({
    layout: {
      components: {
        'shared.quote': quote,
        'shared.media': { settings: { mainField: 'file.name', icon: 'picture' }, layout: [] },
      },
      other: 1,
    },
    query: {},
  });
});

import type { ImpactStory } from '~/content/stories';
import { isFiltered, type ListParams } from '../list/list-params';

/** The stories that belong to a view: all on the first page, those with its words in a search, none on a shelf. */
export function storiesOf(stories: readonly ImpactStory[], view: ListParams): readonly ImpactStory[] {
  if (view.page > 1 || view.category || view.tag) return [];
  if (!isFiltered(view)) return stories;
  const words = (view.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

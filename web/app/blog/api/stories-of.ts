import type { Story } from '~/lib/story';
import { isFiltered, type ListParams } from '../list/list-params';

/** Returns the stories of a view: all on the first page, matching ones in a search, none for a category or tag. */
export function storiesOf(stories: readonly Story[], view: ListParams): readonly Story[] {
  if (view.page > 1 || view.category || view.tag) return [];
  if (!isFiltered(view)) return stories;
  const terms = (view.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

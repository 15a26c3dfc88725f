import { blogCopy } from '~/content/blog';
import { paths, type TopicKind } from '~/paths';
import { count } from '../list/count';

/** The number of titles in a description. Search engines show hardly more. */
export const NAMED_TITLES = 3;

type Described = { kind: TopicKind; name: string; bio?: string; total: number; titles: readonly string[] };

/** Returns the title and the description of the page of a topic, for search engines. `titles` are of its newest articles. */
export function topicTexts({ kind, name, bio, total, titles }: Described): { title: string; description: string } {
  const { title, description } = blogCopy.topics[kind];
  const values = { name, count: count(total, 'post', 'posts'), titles: titles.join('; ') };
  return { title: fill(title, values), description: bio ?? fill(description, values) };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** The path to the page of a topic, for visitors and for search engines. */
export const topicCrumbs = (name: string) => [
  { name: 'Home', to: paths.home },
  { name: 'Blog', to: paths.blogs },
  { name },
];

import { data } from 'react-router';
import type { Route } from './+types/topic';
import { loadTopic, type TopicView } from '~/blog/api/list-loader.server';
import { statusOf } from '~/lib/cms/client.server';
import { parseListParams } from '~/blog/list/list-params';
import { topicCrumbs, TopicPage } from '~/blog/topics/topic-page';
import { notFoundMeta } from '~/content/messages';
import { NotFoundScreen, RenderingErrorScreen } from '~/layouts/shell/error-screens';
import { collectionPage, profilePage } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { followRedirect } from '~/pages/load-page.server';
import { hrefs, type TopicKind, topicPatterns } from '~/paths';

/** The page of an author, a category or a tag. 404 where no published article has it, 503 in an outage. */
export async function loader({ url, pattern, params, context }: Route.LoaderArgs) {
  followRedirect(url.pathname);
  const { page } = parseListParams(url.searchParams);
  const response = await loadTopic({ kind: kindOf(pattern), slug: params.slug, page }, context);
  const topic = response.kind === 'found' ? response.value : null;
  return data({ topic, unavailable: response.kind !== 'found' }, { status: statusOf(response) });
}

function kindOf(pattern: string): TopicKind {
  const kinds = Object.keys(topicPatterns) as TopicKind[];
  const kind = kinds.find((one) => topicPatterns[one] === `/${pattern.replace(/^\//, '')}`);
  if (!kind) throw new Error(`The route ${pattern} is of no author, category or tag.`);
  return kind;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.topic) return pageMeta(notFoundMeta)({ matches });
  const { topic } = loaderData;
  const { kind, slug, name, page, title, description } = topic;
  const path = hrefs.blogTopic(kind, slug, page);
  return pageMeta({
    path,
    title: page > 1 ? `${title}, page ${page}` : title,
    description,
    heading: name,
    type: 'blog',
    crumbs: topicCrumbs(name),
    jsonLd: (site) => (kind === 'author' ? profilePage(authorOf(topic), site) : collectionPage(listOf(topic), site)),
  })({ matches });
};

const authorOf = ({ kind, slug, name, bio, avatar }: TopicView) => {
  return { name, bio, image: avatar?.src, path: hrefs.blogTopic(kind, slug) };
};

const listOf = ({ kind, slug, page, name, description, cards }: TopicView) => {
  const items = cards.map((card) => hrefs.blogPost(card.slug));
  return { name, description, path: hrefs.blogTopic(kind, slug, page), items };
};

export default function Topic({ loaderData: { topic, unavailable } }: Route.ComponentProps) {
  if (topic) return <TopicPage topic={topic} />;
  return unavailable ? <RenderingErrorScreen /> : <NotFoundScreen />;
}

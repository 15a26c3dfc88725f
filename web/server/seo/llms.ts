import { PAGES_TAG, SITE_TAG } from '../../app/pages/content-tags.ts';
import { endpoints, paths } from '../../app/paths.ts';
import { type GeneratedRoute, generatedResponse } from '../generated-route.ts';
import { indexableArticles, indexablePages, indexableTopics, type IndexablePage } from './indexable-pages.ts';

type About = { siteUrl: string; company: string; description: () => string };

const MAX_ARTICLES = 50;
const MAX_TOPICS = 50;
const SECTIONS: readonly { title: string; types: readonly string[] }[] = [
  { title: 'Products and platforms', types: ['product', 'platform'] },
  { title: 'Solutions', types: ['solution'] },
  { title: 'Stories', types: ['story', 'blog'] },
  { title: 'Company and contact', types: ['company', 'contact', 'legal'] },
];

/** `/llms.txt` (llmstxt.org): a summary of the site with links, for language models. */
export function llms({ siteUrl, company, description }: About): GeneratedRoute {
  return (path, read) => {
    if (path !== endpoints.llms) return null;
    return (async () => {
      const [pages, posts] = [await indexablePages(siteUrl, read), await indexableArticles()];
      const others = pages.filter((page) => page.path !== paths.home);
      const line = (page: { path: string; title: string; description: string }) =>
        `- [${inLine(page.title.replace(` | ${company}`, ''))}](${siteUrl}${page.path}): ${inLine(page.description)}`;
      const sections = SECTIONS.map(({ title, types }) => ({
        title,
        lines: others.filter((page) => types.includes(typeOf(page))).map(line),
      }));
      const topics = {
        title: 'Authors, categories and tags',
        lines: ((await indexableTopics()) ?? []).slice(0, MAX_TOPICS).map(line),
      };
      const newest = { title: 'Posts', lines: (posts ?? []).slice(0, MAX_ARTICLES).map(line) };
      const body = [
        `# ${company}\n\n> ${inLine(description())}\n`,
        ...[...sections, newest, topics]
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}\n`),
      ].join('\n');
      return generatedResponse('text/plain; charset=utf-8', body, {
        tags: ['articles', 'names', PAGES_TAG, SITE_TAG],
        upstreamDown: posts === null,
      });
    })();
  };
}

const typeOf = ({ image }: IndexablePage) => /\/social\/([a-z]+)/.exec(image)?.[1] ?? '';
/** Escapes brackets, so that a title cannot end its link. */
const inLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');

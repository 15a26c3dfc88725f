import type { CaseStudyContent, StoryContent } from '~/content/story-content';
import { ogImageUrl } from '~/lib/seo/og-image-url';
import { article } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { videoObject } from '~/lib/seo/video-object';
import { hrefs } from '~/paths';
import type { Page } from './page-schema';

/** A story as a list of sections, with what its structured data needs. */
export type StoryPage = { page: Page; heading: string; published: string; video: StoryContent['video']['video'] };

export function impactStoryPage({ id, ...story }: StoryContent): StoryPage {
  return toPage(hrefs.impactStory(id), story, [
    { __component: 'opening.page-hero', ...story.opening },
    { __component: 'product.text', ...story.partnership },
    { __component: 'product.steps', ...story.timeline },
    { __component: 'product.video', ...story.video },
    { __component: 'proof.quote', ...story.quote },
    { __component: 'product.points', ...story.features },
    { __component: 'proof.stats', ...story.results },
    { __component: 'closing.call-to-action', ...story.closing },
  ]);
}

export function caseStudyPage({ id, ...study }: CaseStudyContent): StoryPage {
  const [before, after] = study.narratives;
  return toPage(hrefs.caseStudy(id), study, [
    { __component: 'opening.page-hero', ...study.opening },
    { __component: 'proof.stats', ...study.stats },
    { __component: 'product.text', ...before },
    { __component: 'proof.quote', ...study.quote },
    { __component: 'product.text', ...after },
    { __component: 'product.video', ...study.video },
    { __component: 'closing.call-to-action', ...study.closing },
  ]);
}

type Story = Pick<StoryContent, 'meta' | 'crumbs' | 'published' | 'opening' | 'video'>;

function toPage(path: string, { meta, crumbs, published, opening, video }: Story, sections: Page['sections']) {
  const page: Page = { path, type: 'story', ...meta, crumbs: [...crumbs], offers: [], sections };
  return { page, heading: opening.title, published, video: video.video };
}

/** Returns the meta function of a story or case study. */
export const storyMeta = ({ page, heading, published, video }: StoryPage) =>
  pageMeta({
    ...page,
    heading,
    published,
    jsonLd: (site) => [
      article({ ...page, published, image: ogImageUrl('story', page.path) }, page.path, site),
      ...videoObject(video),
    ],
  });

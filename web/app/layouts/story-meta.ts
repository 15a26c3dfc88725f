import type { CaseStudyContent, StoryContent } from '~/content/story-content';
import { ogImageUrl } from '~/lib/seo/og-image-url';
import { article } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { videoObject } from '~/lib/seo/video-object';

/** Returns the meta function of the story or case study at `path`. */
export function storyMeta({ meta, crumbs, published, video, opening }: StoryContent | CaseStudyContent, path: string) {
  return pageMeta({
    path,
    type: 'story',
    ...meta,
    heading: opening.title,
    published,
    crumbs,
    jsonLd: (site) => [
      article({ ...meta, published, image: ogImageUrl('story', path) }, path, site),
      ...videoObject(video.video),
    ],
  });
}

import page from 'page:demo-videos';
import { demoVideos } from '~/content/videos';
import { DemoGallery } from '~/demos/demo-gallery';
import { headingOf } from '~/pages/head';
import { pageMeta } from '~/lib/seo/page-meta';
import { videoObject } from '~/lib/seo/video-object';
import { PageSections } from '~/pages/page-sections';

export const meta = pageMeta({ ...page, heading: headingOf(page), jsonLd: demoVideos.flatMap(videoObject) });

export default function DemoVideos() {
  return (
    <>
      <PageSections page={page} sections={page.sections.slice(0, 1)} />
      <DemoGallery videos={demoVideos} />
      <PageSections page={page} sections={page.sections.slice(1)} />
    </>
  );
}

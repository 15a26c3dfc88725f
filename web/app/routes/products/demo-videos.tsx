import { demoVideosPage } from '~/content/demo-videos-page';
import { demoVideos } from '~/content/videos';
import { DemoGallery } from '~/demos/demo-gallery';
import { videoObject } from '~/lib/seo/video-object';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';

const { crumbs, opening, closing } = demoVideosPage;

export const meta = pageMeta({
  path: paths.demoVideos,
  type: 'product',
  ...demoVideosPage.meta,
  crumbs,
  jsonLd: demoVideos.flatMap(videoObject),
});

export default function DemoVideos() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      <DemoGallery videos={demoVideos} />
      <CallToAction {...closing} />
    </>
  );
}

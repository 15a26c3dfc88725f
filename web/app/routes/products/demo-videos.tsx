import { demoVideosPage } from '~/content/demo-videos-page';
import { demoVideos } from '~/content/videos';
import { DemoGallery } from '~/demos/demo-gallery';
import { videoObject } from '~/lib/seo/video-object';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageOpening } from '~/sections/page-opening/page-opening';

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
      <PageOpening {...opening} crumbs={crumbs} tone="deep" />
      <DemoGallery videos={demoVideos} />
      <CallToAction {...closing} />
    </>
  );
}

import { Media } from '~/components/media';
import type { ResponsiveImage } from '~/lib/images';

/** The cover image, loaded with high priority because it is the LCP element. */
export const CoverImage = ({ cover }: { cover: ResponsiveImage }) => (
  <Media
    src={cover.src}
    srcset={cover.srcset}
    position={cover.position}
    sizes="(min-width: 82em) 78rem, 100vw"
    width={cover.width}
    height={cover.height}
    alt={cover.alt}
    first
  />
);

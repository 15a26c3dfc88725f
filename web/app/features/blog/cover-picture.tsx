import { Media } from '~/components/media';
import type { Picture } from '~/lib/pictures';

/** The cover: the first thing that a reader sees, so it is asked for before anything else. */
export const CoverPicture = ({ cover }: { cover: Picture }) => (
  <Media
    src={cover.src}
    srcset={cover.srcset}
    sizes="(min-width: 82em) 78rem, 100vw"
    width={cover.width}
    height={cover.height}
    alt={cover.alt}
    first
  />
);

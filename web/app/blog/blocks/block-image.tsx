import { Media } from '~/components/media';
import type { ResponsiveImage } from '~/lib/images';
import styles from './blocks.module.css';

type Props = { image: ResponsiveImage; sizes: string; first?: boolean };

/** A CMS image with responsive sizes. */
export const BlockImage = ({ image, sizes, first }: Props) => (
  <Media
    className={styles.image}
    src={image.src}
    srcset={image.srcset}
    position={image.position}
    sizes={sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    first={first}
  />
);

/** Caption of an image or video, with its own text direction. */
export const Caption = ({ text }: { text: string | undefined }) =>
  text ? <figcaption dir="auto">{text}</figcaption> : null;

import { Media } from '~/components/media';
import type { ResponsiveImage } from '~/lib/images';
import styles from './blocks.module.css';

type Props = { image: ResponsiveImage; sizes: string; first?: boolean };

/** An image of the CMS with the size that the browser needs. */
export const BlockImage = ({ image, sizes, first }: Props) => (
  <Media
    className={styles.image}
    src={image.src}
    srcset={image.srcset}
    sizes={sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    first={first}
  />
);

/** Words below an image or video, in their own direction. */
export const Caption = ({ text }: { text: string | undefined }) =>
  text ? <figcaption dir="auto">{text}</figcaption> : null;

import { Media } from '~/components/media';
import type { ResponsiveImage } from '~/lib/images';
import styles from './blocks.module.css';

type Props = { picture: ResponsiveImage; sizes: string; first?: boolean };

/** A picture of the CMS with the size that the browser needs. */
export const BlockImage = ({ picture, sizes, first }: Props) => (
  <Media
    className={styles.image}
    src={picture.src}
    srcset={picture.srcset}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    first={first}
  />
);

/** Words below a picture or film, in their own direction. */
export const Caption = ({ text }: { text: string | undefined }) =>
  text ? <figcaption dir="auto">{text}</figcaption> : null;

import { Media } from '~/components/media';
import type { Picture } from '~/lib/pictures';
import styles from './blocks.module.css';

type Props = { picture: Picture; sizes: string; first?: boolean };

/** A picture of the CMS with the size that the browser needs. */
export const BlockPicture = ({ picture, sizes, first }: Props) => (
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

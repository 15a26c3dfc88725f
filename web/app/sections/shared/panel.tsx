import { Picture, type PictureProps } from '~/components/picture';
import styles from './panel.module.css';

/** A picture on a background in the hue of its page or row. */
export const Panel = (props: PictureProps) => (
  <div className={styles.panel}>
    <Picture {...props} framed />
  </div>
);

import styles from './mockup-plate.module.css';
import { MockupOrImage, type MockupOrImageProps } from './mockup-or-image';
import { MockupStyles } from './mockup-styles';

export type MockupPlateProps = MockupOrImageProps & {
  /** The external URL behind it (opens in a new tab) and the name of its target. */
  link?: { to: string; name: string };
};

/** A mockup or an image, which may link to the prototype that it shows. */
export function MockupPlate({ link, ...visual }: MockupPlateProps) {
  const plate = (
    <div className={styles.plate}>
      <MockupStyles {...visual} />
      <MockupOrImage {...visual} />
    </div>
  );
  if (!link) return plate;
  return (
    <a className={styles.link} href={link.to} target="_blank" rel="noopener noreferrer">
      {plate}
      <span className="visually-hidden">Open the {link.name} (opens in a new tab)</span>
    </a>
  );
}

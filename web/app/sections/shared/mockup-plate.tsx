import { ProductMockup } from '../../mockups/mockup';
import '../../mockups/styles/platform-mockups.css';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './mockup-plate.module.css';

type Props = {
  mockup: MockupName;
  /** The external URL behind the image (opens in a new tab) and the name of its target. */
  link?: { to: string; name: string };
};

/** A mockup, which may link to the prototype that it shows. */
export function MockupPlate({ mockup, link }: Props) {
  const image = (
    <div className={styles.plate}>
      <ProductMockup name={mockup} />
    </div>
  );
  if (!link) return image;
  return (
    <a className={styles.link} href={link.to} target="_blank" rel="noopener noreferrer">
      {image}
      <span className="visually-hidden">Open the {link.name} (opens in a new tab)</span>
    </a>
  );
}

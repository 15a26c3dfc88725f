import { ProductMockup } from '../../mockups/mockup';
import '../../mockups/styles/platform-mockups.css';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './mockup-panel.module.css';

const PRODUCTS = ['surve-r', 'progran', 'drive-r'] as const;

/** A mockup on a background in the hue of its product. */
export const MockupPanel = ({ name }: { name: MockupName }) => (
  <div className={styles.panel} data-hue={PRODUCTS.find((product) => name.startsWith(product)) ?? 'leaf'}>
    <ProductMockup name={name} />
  </div>
);

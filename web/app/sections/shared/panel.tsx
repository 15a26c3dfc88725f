import type { MockupName } from '../../mockups/mockup-names';
import styles from './panel.module.css';
import { MockupOrImage, type MockupOrImageProps } from './mockup-or-image';

const PRODUCTS = ['surve-r', 'progran', 'drive-r'] as const;

/** Screens of a product that are not named after it. */
const HUES: Partial<Record<MockupName, (typeof PRODUCTS)[number]>> = {
  'record-queue': 'surve-r',
  'evaluation-annex': 'drive-r',
  'tree-question': 'drive-r',
};

const hueOf = (mockup: MockupName) => HUES[mockup] ?? PRODUCTS.find((product) => mockup.startsWith(product)) ?? 'leaf';

/**
 * A mockup on a background in the hue of its product, or an image on a background in the hue of the page. It has the
 * styles of product screens; `MockupPanel` loads those of any mockup.
 */
export const Panel = ({ mockup, ...visual }: MockupOrImageProps) => (
  <div className={styles.panel} data-hue={mockup && hueOf(mockup)}>
    <MockupOrImage mockup={mockup} {...visual} />
  </div>
);

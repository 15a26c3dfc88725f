import { Scene } from './scenes/scene';
import './scenes/styles/platform-scenes.css';
import type { SceneName } from './scenes/scene-names';
import styles from './scene-panel.module.css';

const PRODUCTS = ['surve-r', 'progran', 'drive-r'] as const;

/** A product screen on a ground of its product's hue. */
export const ScenePanel = ({ name }: { name: SceneName }) => (
  <div className={styles.panel} data-hue={PRODUCTS.find((product) => name.startsWith(product)) ?? 'leaf'}>
    <Scene name={name} />
  </div>
);

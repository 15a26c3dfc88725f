import { Scene } from './scenes/scene';
import './scenes/styles/platform-scenes.css';
import type { SceneName } from './scenes/scene-names';
import styles from './scene-plate.module.css';

type Props = {
  scene: SceneName;
  /** Where a click on the picture leads: an outside address, in a new tab. */
  link?: { to: string; name: string };
};

/** A drawn product screen, which on some pages opens the prototype that it shows. */
export function ScenePlate({ scene, link }: Props) {
  const picture = (
    <div className={styles.plate}>
      <Scene name={scene} />
    </div>
  );
  if (!link) return picture;
  return (
    <a className={styles.link} href={link.to} target="_blank" rel="noopener noreferrer">
      {picture}
      <span className="visually-hidden">Open the {link.name} (opens in a new tab)</span>
    </a>
  );
}

import { unbroken } from '~/components/unbroken';
import type { OfferingItem } from '../section-schemas.generated';
import canvas from '../shared/canvas.module.css';
import { isStation } from './drawing-names';
import { ICONS } from './icons';
import { OfferingDrawing } from './offering-drawing';
import styles from './offerings.module.css';

/** An offering below the main one, with its drawing or icon. A station has no drawing of its own. */
export function OtherOffering({ icon, drawing: name, title, text }: OfferingItem) {
  const Icon = ICONS[icon];
  const drawing = name && !isStation(name) ? name : undefined;
  return (
    <li className={`${styles.other} ${drawing ? styles.drawn : ''}`}>
      {drawing ? (
        <div className={`${canvas.drawing} ${styles.drawing}`} aria-hidden="true">
          <OfferingDrawing name={drawing} />
        </div>
      ) : (
        <Icon size={26} stroke={1.6} aria-hidden="true" />
      )}
      <h3 className={styles.otherTitle}>{title}</h3>
      <p className={styles.otherText}>{unbroken(text)}</p>
    </li>
  );
}

import { SampleMark, type SampleMarkName } from '../shared/sample-mark';
import styles from './trusted-by.module.css';

/** A placeholder for a client's logo: the kind of client and the sample mark. */
export type MarkedPlace = { name: string; mark: SampleMarkName };

/** The strip of logo placeholders under the hero. */
export const TrustedBy = ({ title, places }: { title: string; places: readonly MarkedPlace[] }) => (
  <div className={styles.strip}>
    <p id="trusted-by" className={styles.title}>
      {title}
    </p>
    <ul className={styles.places} aria-labelledby="trusted-by">
      {places.map(({ name, mark }) => (
        <li key={name} className={styles.place}>
          <SampleMark name={mark} className={styles.mark} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  </div>
);

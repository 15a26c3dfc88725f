import { LibraryImage } from '~/components/library-image';
import type { QuoteItem } from '../section-schemas.generated';
import { PersonIllustration } from './person-illustration';
import styles from './speaker.module.css';

type Props = Pick<QuoteItem, 'person' | 'role' | 'portrait' | 'illustration'>;

/** The caption of a quotation: name and role, with a small portrait if there is one. */
export const Speaker = ({ person, role, portrait, illustration }: Props) => (
  <figcaption className={styles.speaker}>
    {(portrait || illustration) && (
      <span className={styles.face}>
        {portrait ? (
          <LibraryImage image={portrait} alt={person} sizes="72px" />
        ) : (
          illustration && <PersonIllustration name={illustration} className={styles.drawn} />
        )}
      </span>
    )}
    <span className={styles.who}>
      <b>{person}</b>
      {role}
    </span>
  </figcaption>
);

import { Picture } from '~/components/picture';
import type { QuoteItem } from '../section-schemas.generated';
import styles from './speaker.module.css';

type Props = Pick<QuoteItem, 'person' | 'role' | 'picture'>;

/** The caption of a quotation: name and role, with a small picture of the speaker if there is one. */
export const Speaker = ({ person, role, picture }: Props) => (
  <figcaption className={styles.speaker}>
    {picture && (
      <span className={styles.face}>
        <Picture picture={picture} alt={person} sizes="72px" cropped />
      </span>
    )}
    <span className={styles.who}>
      <b>{person}</b>
      {role}
    </span>
  </figcaption>
);

import { useId, useState } from 'react';
import { splitAt } from '~/lib/text-format';
import styles from './page-hero.module.css';

/** The number of visible characters below 480, 600, 768 and 1024 px. */
const CUTS = [150, 200, 300, 400] as const;
/** The width in px from which each piece of the text is visible. */
const FROM = ['0', '480', '600', '768', '1024'] as const;

type Props = { text: string; more: string; less: string };

/**
 * A long text, cut on narrow screens until the visitor opens it. The style sheet cuts it, so nothing moves when scripts
 * start, and without scripts the text is complete.
 */
export function LongLead({ text, more, less }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.long}>
      <p id={id}>
        {splitAt(text, CUTS).map((piece, index) => (
          <span key={index} data-from={FROM[index]}>
            {piece}
          </span>
        ))}
        <span className={styles.ellipsis}>…</span>
      </p>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? less : more}
      </button>
    </div>
  );
}

import { truncateWords } from '~/lib/text-format';
import styles from './cut-text.module.css';

type Props = {
  text: string;
  /** Number of words before the cut. Without it the text is complete. */
  words?: number;
  person: string;
};

/** A quotation, cut after a number of words. The visitor can open the rest in place, also without scripts. */
export function CutText({ text, words = Infinity, person }: Props) {
  const { shown, cut } = truncateWords(text, words);
  if (!cut) return <p>{text}</p>;
  return (
    <>
      <p className={styles.cut}>{shown}</p>
      <details className={styles.rest}>
        <summary>
          <span className={styles.open}>Read all</span>
          <span className={styles.close}>Read less</span> <span className="visually-hidden">of what {person} said</span>
        </summary>
        <p>{text}</p>
      </details>
    </>
  );
}

import { previewCopy } from '~/content/messages';
import styles from './preview-bar.module.css';

type Props = {
  status: 'draft' | 'published';
  /** In ms since 1970. */
  expires: number;
  /** The fields and sections that the draft still lacks, so that the preview omits them. */
  problems?: readonly string[];
};

/** Says that this is a preview, until when its URL is valid, and what it does not show. */
export function PreviewBar({ status, expires, problems = [] }: Props) {
  const until = new Date(expires).toISOString();
  return (
    // The frame of the admin needs the scripts. A preview has no visitor whose first view they could delay.
    <div className={styles.bar} role="status" data-hydrate-after="0">
      <p>
        <strong>{previewCopy[status]}</strong> {previewCopy.until}{' '}
        <time dateTime={until}>{until.slice(11, 16)} UTC</time>.
      </p>
      {problems.length > 0 && (
        <details>
          <summary>{`${previewCopy.incomplete} (${problems.length})`}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

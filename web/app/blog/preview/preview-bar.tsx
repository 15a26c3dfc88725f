import { previewCopy } from '~/content/preview';
import styles from './preview-bar.module.css';

/** Says that this is a preview, and until when its URL is valid. */
export function PreviewBar({ status, expires }: { status: 'draft' | 'published'; expires: number }) {
  const until = new Date(expires).toISOString();
  return (
    <p className={styles.bar} role="status">
      <strong>{previewCopy[status]}</strong> {previewCopy.until} <time dateTime={until}>{until.slice(11, 16)} UTC</time>
      .
    </p>
  );
}

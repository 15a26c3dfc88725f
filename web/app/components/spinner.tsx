import styles from './spinner.module.css';

/** A turning ring in the colour of the text around it, with a label for screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status">
    <div className={styles.spinner} />
    <span className="visually-hidden">{label}</span>
  </div>
);

import styles from './fine-print.module.css';

/** A short line under a section that qualifies what the section shows. Colours follow the section's tone. */
export const FinePrint = ({ children }: { children: string }) => <p className={styles.line}>{children}</p>;

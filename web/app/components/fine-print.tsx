import styles from './fine-print.module.css';

/** A short line under a section that qualifies its content. Colours follow the tone of the section. */
export const FinePrint = ({ children }: { children: string }) => <p className={styles.line}>{children}</p>;

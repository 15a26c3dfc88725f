import styles from './opening.module.css';

type Props = { title: string; lead?: string };

/** The title and the lead of a page with a form: one size on all of them. */
export const Opening = ({ title, lead }: Props) => (
  <>
    <h1 className={styles.heading}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </>
);

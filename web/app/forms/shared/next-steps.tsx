import { useId } from 'react';
import styles from './next-steps.module.css';

type Props = {
  title: string;
  steps: readonly { text: string }[];
};

/** What happens after a form was sent, as numbered steps. */
export function NextSteps({ title, steps }: Props) {
  const heading = useId();
  return (
    <aside aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </aside>
  );
}

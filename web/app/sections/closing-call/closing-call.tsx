import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import type { ButtonLook } from '~/components/button-link';
import { Section } from '~/components/section';
import { SettlingDots } from '../shared/settling-dots';
import styles from './closing-call.module.css';

export type CallAction = { label: string; to: string; look?: ButtonLook };
export type ClosingCallContent = { title: string; text: string; actions: readonly CallAction[] };

const BARS = [2, 3, 3, 5, 6, 8, 9] as const;

/** The closing call to action of a page, in the hue of the page. */
export function ClosingCall({ title, text, actions }: ClosingCallContent) {
  const heading = useId();
  return (
    <Section tone="hue" labelledBy={heading} className={styles.call}>
      <div>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          {actions.map(({ label, to, look }, index) => (
            <ActionLink
              key={label}
              action={{ label, to }}
              size="l"
              look={look ?? (index === 0 ? 'primary' : 'secondary')}
            />
          ))}
        </p>
      </div>
      <SettlingDots columns={BARS} className={styles.dots} />
    </Section>
  );
}

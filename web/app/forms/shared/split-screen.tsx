import type { ReactNode } from 'react';
import type { DemoFormContent } from '~/sections/section-schemas.generated';
import { SettlingDots } from '~/sections/shared/settling-dots';
import { AlternativeLink } from './alternative-link';
import { OfficePanel } from '../contact/office-panel';
import styles from './split-screen.module.css';

type Props = DemoFormContent & { look: 'forest' | 'paper'; children: ReactNode };

const BARS = [1, 2, 2, 4, 5, 7] as const;

/** Heading and office panel on one side, the form on the other. The two looks are mirrored. */
export const SplitScreen = ({ title, lead, alternative, look, children }: Props) => (
  <div className={styles.screen} data-look={look}>
    <header className={styles.intro}>
      <h1 className={styles.heading}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    <div className={styles.form}>
      {children}
      {look === 'forest' && alternative && <AlternativeLink {...alternative} />}
    </div>
    <aside className={styles.aside}>
      <OfficePanel />
      {look === 'paper' && alternative && <AlternativeLink {...alternative} />}
      <SettlingDots columns={BARS} className={styles.dots} />
    </aside>
  </div>
);

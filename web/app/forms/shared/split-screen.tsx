import type { ReactNode } from 'react';
import type { FormPage } from '~/content/forms/form-pages';
import { SettlingDots } from '~/sections/shared/settling-dots';
import { AlternativeLink } from './alternative-link';
import { OfficePanel } from '../contact/office-panel';
import styles from './split-screen.module.css';

type Props = { page: FormPage; look: 'forest' | 'paper'; children: ReactNode };

const BARS = [1, 2, 2, 4, 5, 7] as const;

/** Heading and office panel on one side, the form on the other. The two contact pages are mirrored. */
export const SplitScreen = ({ page, look, children }: Props) => (
  <div className={styles.screen} data-look={look}>
    <header className={styles.intro}>
      <h1 className={styles.heading}>{page.heading}</h1>
      <p className={styles.lead}>{page.lead}</p>
    </header>
    <div className={styles.form}>{children}</div>
    <aside className={styles.aside}>
      <OfficePanel />
      {page.instead && <AlternativeLink {...page.instead} />}
      <SettlingDots columns={BARS} className={styles.dots} />
    </aside>
  </div>
);

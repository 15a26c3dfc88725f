import type { ReactNode } from 'react';
import { type Action, ActionLink } from '~/components/action-link';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { Section, type Tone } from '~/components/section';
import styles from './page-opening.module.css';

export type PageOpeningContent = {
  title: string;
  lead: string;
  actions?: readonly Action[];
};
type Props = PageOpeningContent & {
  crumbs?: readonly Crumb[];
  tone?: Tone;
  /** The image beside the text. Without it the text has the full width. */
  children?: ReactNode;
};

/** The top of a page: breadcrumb, title, lead, actions and an image. */
export const PageOpening = ({ title, lead, actions = [], crumbs, tone = 'paper', children }: Props) => (
  <Section tone={tone} className={styles.opening}>
    <div className={styles.words}>
      {crumbs && (
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <ActionLink
              key={action.label}
              action={action}
              size="l"
              look={index > 0 ? 'secondary' : tone === 'forest' ? 'on-dark' : 'primary'}
            />
          ))}
        </p>
      )}
    </div>
    {children && <div className={styles.image}>{children}</div>}
  </Section>
);

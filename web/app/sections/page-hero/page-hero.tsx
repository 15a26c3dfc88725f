import { useId, useState } from 'react';
import { ActionLink } from '~/components/button';
import { Breadcrumb, type Crumb } from '~/components/breadcrumb';
import { headline } from '~/components/line-breaks';
import { Panel, Row, Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { splitAt } from '~/lib/text-format';
import { MessageScreen } from '../shared/message-screen';
import type { PageHeroContent, PriceLinkItem } from '../section-schemas.generated';
import styles from './page-hero.module.css';

type Props = PageHeroContent & { crumbs?: readonly Crumb[] };

/**
 * The top of a page. `band`: title, lead and actions with a picture beside them, and links as cards below. With `more`
 * and `less` the lead is a long text in columns, and the picture stands below it. `message`: a short text in the middle
 * of the screen.
 */
export function PageHero({ variant, tone = 'paper', title, lead, more, less, actions, picture, ...rest }: Props) {
  const heading = useId();
  const { label, items, crumbs } = rest;
  const isDark = tone === 'forest';
  const View = isDark ? Picture : Panel;
  const first = isDark ? 'on-dark' : 'primary';
  if (variant === 'message') {
    return (
      <MessageScreen title={title} text={lead} tone={tone}>
        {actions.map((action, index) => (
          <ActionLink key={action.label} action={action} variant={index > 0 ? 'quiet' : first} size="l" />
        ))}
      </MessageScreen>
    );
  }
  const isLong = lead && more && less;
  const copy = (
    <div className={styles.copy}>
      {crumbs && (
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <h1 id={heading} className={styles.title}>
        {headline(title)}
      </h1>
      {isLong ? <LongLead text={lead} more={more} less={less} /> : lead && <p className={styles.lead}>{lead}</p>}
      {actions.length > 0 && (
        <Row className={styles.actions}>
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} variant={index > 0 ? 'secondary' : first} size="l" />
          ))}
        </Row>
      )}
    </div>
  );
  return (
    <Section tone={tone} labelledBy={heading}>
      <Stack gap="l">
        {isLong ? (
          <>
            {copy}
            <Picture picture={picture} alt={title} first cropped sizes="100vw" className={styles.view} />
          </>
        ) : (
          <Split>
            {copy}
            {picture && (
              <div>
                <View picture={picture} alt={title} first framed />
              </div>
            )}
          </Split>
        )}
        {items.length > 0 && <Cards label={label} items={items} />}
      </Stack>
    </Section>
  );
}

/** Links as cards with large values, in a navigation with the name `label`. */
const Cards = ({ label, items }: { label: string | undefined; items: readonly PriceLinkItem[] }) => (
  <nav aria-label={label}>
    <ul className={styles.cards}>
      {items.map(({ label: name, value, to }) => (
        <li key={to}>
          <a href={to} className={styles.card}>
            <span className={styles.name}>{name}</span> <Value text={value} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A price or a word in large type. The words around the number of a price are smaller: "from $400/month". */
function Value({ text }: { text: string }) {
  const [, before, number, after] = /^(\D*?\s)?(\S?\d[\d.,]*)(.*)$/.exec(text) ?? [, '', text];
  return (
    <span className={styles.value}>
      {before && <small>{before.trim()}</small>} {number}
      {after && <small>{after}</small>}
    </span>
  );
}

/** The number of visible characters below 480, 600, 768 and 1024 px. */
const CUTS = [150, 200, 300, 400] as const;
/** The width in px from which each piece of the text is visible. */
const FROM = ['0', '480', '600', '768', '1024'] as const;

type LongLeadProps = { text: string; more: string; less: string };

/**
 * A long text, cut on narrow screens until the visitor opens it. The style sheet cuts it, so nothing moves when scripts
 * start, and without scripts the text is complete.
 */
function LongLead({ text, more, less }: LongLeadProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.long}>
      <p id={id}>
        {splitAt(text, CUTS).map((piece, index) => (
          <span key={index} data-from={FROM[index]}>
            {piece}
          </span>
        ))}
        <span className={styles.ellipsis}>…</span>
      </p>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? less : more}
      </button>
    </div>
  );
}

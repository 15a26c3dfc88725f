import { useId } from 'react';
import { ActionLink } from '~/components/button';
import { Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import type from '~/components/type.module.css';
import type { OfferContent } from '../section-schemas.generated';
import styles from './offer.module.css';

/**
 * The offer for one kind of organisation: each challenge, struck through, beside the benefit with the same number, and
 * the price, on a panel. `tone` is the background of the panel; `sand` also swaps the sides of the
 * table and the picture. `from` is the word before the price.
 */
export function Offer({ anchor, tone, title, subtitle, text, picture, ...offer }: OfferContent) {
  const heading = useId();
  const length = Math.max(offer.challenges.length, offer.items.length);
  const rows = Array.from({ length }, (_, n) => ({ challenge: offer.challenges[n], benefit: offer.items[n] }));
  return (
    <Section id={anchor} space="s" labelledBy={heading}>
      <Stack gap="m" className={styles.panel} data-colour={tone}>
        <Split wide="first" gap="m">
          <div>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          <p className={`${type.text} ${styles.description}`}>{text}</p>
        </Split>
        <Split wide="first" gap="m" reverse={tone !== 'sand'}>
          {picture && (
            <div>
              <Picture picture={picture} alt={title} framed />
            </div>
          )}
          <div className={styles.ledger} data-tone="forest">
            <div className={`${styles.row} ${styles.heads}`}>
              <h3>{offer.challengesTitle}</h3>
              <h3>{offer.itemsTitle}</h3>
            </div>
            <ul>
              {rows.map(({ challenge, benefit }) => (
                <li key={challenge?.text ?? benefit?.text} className={styles.row}>
                  {challenge && <s className={styles.today}>{challenge.text}</s>}
                  {benefit && (
                    <p className={styles.change}>
                      <b>{benefit.label}</b> {benefit.text}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </Split>
        <div className={styles.price}>
          <p className={styles.figure}>
            {offer.from && <span className={styles.from}>{offer.from} </span>}
            <Price>{offer.price}</Price>
          </p>
          <p className={type.text}>{offer.note}</p>
          <ActionLink action={offer.action} size="l" />
        </div>
      </Stack>
    </Section>
  );
}

/** A price with its unit in smaller type: $400 and /month. */
function Price({ children }: { children: string }) {
  const slash = children.indexOf('/');
  if (slash === -1) return children;
  return (
    <>
      {children.slice(0, slash)}
      <span className={styles.unit}>{children.slice(slash)}</span>
    </>
  );
}

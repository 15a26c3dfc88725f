import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import type { OfferContent } from '../section-schemas.generated';
import styles from './offer.module.css';

/**
 * The offer for one kind of organisation: its challenges beside the benefits, and the price. `variant` is the
 * background; `deep` also swaps the two columns. `from` is the word before the price.
 */
export function Offer({ anchor, variant, title, subtitle, text, ...offer }: OfferContent) {
  return (
    <Section id={anchor} tone={variant} labelledBy={`${anchor}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${anchor}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <p className={styles.description}>{text}</p>
      </div>
      <div className={styles.compare} data-variant={variant}>
        <div>
          <h3 className={styles.side}>{offer.challengesTitle}</h3>
          <ul className={styles.today}>
            {offer.challenges.map((challenge) => (
              <li key={challenge.text}>{challenge.text}</li>
            ))}
          </ul>
        </div>
        <div className={styles.ours} data-tone="forest">
          <h3 className={styles.side}>{offer.itemsTitle}</h3>
          <dl className={styles.benefits}>
            {offer.items.map((item) => (
              <div key={item.text}>
                <dt>{item.label}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.price}>
        <p className={styles.figure}>
          {offer.from && <span className={styles.from}>{offer.from} </span>}
          {offer.price}
        </p>
        <p className={styles.terms}>{offer.note}</p>
        <ActionLink action={offer.action} size="l" />
      </div>
    </Section>
  );
}

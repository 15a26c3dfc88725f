import { type Action, ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import styles from './offer.module.css';

export type OfferContent = {
  id: string;
  /** The background. `deep` also swaps the two columns. */
  variant: 'paper' | 'deep' | 'surface';
  title: string;
  subtitle: string;
  text: string;
  challengesTitle: string;
  challenges: readonly string[];
  itemsTitle: string;
  /** Benefits, each with the product that provides it. */
  items: readonly { label: string; text: string }[];
  /** The price, with the word before it and its terms. */
  from?: string;
  price: string;
  note: string;
  action: Action;
};

/** The offer for one kind of organisation: its challenges beside the benefits, and the price. */
export function Offer({ id, variant, title, subtitle, text, ...offer }: OfferContent) {
  return (
    <Section id={id} tone={variant} labelledBy={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
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
              <li key={challenge}>{challenge}</li>
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

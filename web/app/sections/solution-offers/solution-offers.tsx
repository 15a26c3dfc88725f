import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import styles from './solution-offers.module.css';

/** The offer and price for one kind of organisation. */
export type SolutionOffer = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  challengesTitle: string;
  currentChallenges: readonly string[];
  withTitle: string;
  /** Benefits with the product that provides each. */
  with: readonly { product: string; benefit: string }[];
  pricing: { from?: string; figure: string; text: string };
  ctaText: string;
  ctaLink: string;
  bgColor: 'paper' | 'deep' | 'surface';
};

/** The three offers of the solutions page, one section each: challenges on one side, benefits on the other. */
export const SolutionOffers = ({ offers }: { offers: readonly SolutionOffer[] }) =>
  offers.map((offer, index) => (
    <Section key={offer.id} id={offer.id} tone={offer.bgColor} labelledBy={`${offer.id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${offer.id}-title`} className={styles.title}>
            {offer.title}
          </h2>
          <p className={styles.subtitle}>{offer.subtitle}</p>
        </div>
        <p className={styles.description}>{offer.description}</p>
      </div>
      <div className={styles.compare} data-flip={index % 2 === 1 ? '' : undefined}>
        <div>
          <h3 className={styles.side}>{offer.challengesTitle}</h3>
          <ul className={styles.today}>
            {offer.currentChallenges.map((challenge) => (
              <li key={challenge}>{challenge}</li>
            ))}
          </ul>
        </div>
        <div className={styles.ours} data-tone="forest">
          <h3 className={styles.side}>{offer.withTitle}</h3>
          <dl className={styles.benefits}>
            {offer.with.map(({ product, benefit }) => (
              <div key={benefit}>
                <dt>{product}</dt>
                <dd>{benefit}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.price}>
        <p className={styles.figure}>
          {offer.pricing.from && <span className={styles.from}>{offer.pricing.from} </span>}
          {offer.pricing.figure}
        </p>
        <p className={styles.terms}>{offer.pricing.text}</p>
        <ButtonLink to={offer.ctaLink} size="l">
          {offer.ctaText}
        </ButtonLink>
      </div>
    </Section>
  ));

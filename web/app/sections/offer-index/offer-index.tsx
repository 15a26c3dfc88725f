import type { SolutionOffer } from '../solution-offers/solution-offers';
import styles from './offer-index.module.css';

type Props = { label: string; offers: readonly SolutionOffer[] };

/** In-page links to the offers, each with its audience and price. */
export const OfferIndex = ({ label, offers }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {offers.map(({ id, title, pricing }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            <span className={styles.name}>{title}</span>
            <span className={styles.price}>
              {pricing.from} {pricing.figure}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from 'react-router-dom';
import { Section } from '~/components/section';
import styles from './related-platforms.module.css';

export type RelatedPlatformsContent = {
  title: string;
  platforms: readonly { name: string; text: string; to: string }[];
};

/** The platforms of a solution, each with a link to its page. */
export const RelatedPlatforms = ({ title, platforms }: RelatedPlatformsContent) => (
  <Section tone="deep" labelledBy="platforms">
    <h2 id="platforms" className={styles.title}>
      {title}
    </h2>
    <ul className={styles.list}>
      {platforms.map(({ name, text, to }) => (
        <li key={name}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Link } from 'react-router-dom';
import type { ProductHue } from '../intelligence-rows/intelligence-rows';
import styles from './why-different.module.css';

export type WhyDifferentContent = {
  title: string;
  lead: string;
  usual: string;
  ours: string;
  contrasts: readonly { usual: string; ours: string }[];
  /** The products in the order of the data flow. */
  badges: readonly { name: string; does: string; hue: ProductHue; to: string }[];
  action: { label: string; to: string };
};

/** 'Why We Build Different': the usual way compared with ours, three product badges, a link to all products. */
export function WhyDifferent({ title, lead, usual, ours, contrasts, badges, action }: WhyDifferentContent) {
  return (
    <Section tone="forest" labelledBy="why-different">
      <SectionHeading id="why-different" title={title} lead={lead} />
      <table className={styles.contrasts}>
        <thead>
          <tr>
            <th scope="col">{usual}</th>
            <th scope="col">{ours}</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.map((row) => (
            <tr key={row.ours}>
              <td>{row.usual}</td>
              <td>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.badges}>
        {badges.map(({ name, does, hue, to }) => (
          <li key={name}>
            <Link to={to} className={styles.badge} data-hue={hue}>
              <span className={styles.name}>{name}</span>
              <span>{does}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ButtonLink to={action.to} look="on-dark" size="l">
        {action.label}
      </ButtonLink>
    </Section>
  );
}

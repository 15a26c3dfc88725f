import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import type { Action } from '~/components/action-link';
import { ButtonLink } from '~/components/button-link';
import { FinePrint } from '~/components/fine-print';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Portrait, type PortraitLook } from './portrait';
import styles from './team.module.css';

/** A team member. Without `image`, the URL of a photograph, a portrait is rendered from `look`. */
export type TeamMember = {
  name?: string;
  role?: string;
  image?: string;
  look: PortraitLook;
  linkedin?: string;
};
export type TeamContent = {
  title: string;
  lead: string;
  items: readonly TeamMember[];
  /** Fallback texts for a missing name or role. */
  noName: string;
  noRole: string;
  /** The invitation before the action. */
  text: string;
  action: Action;
  note?: string;
};

/** The people of the company, and an invitation to join them. */
export const Team = ({ title, lead, items, noName, noRole, text, action, note }: TeamContent) => (
  <Section labelledBy="team">
    <SectionHeading id="team" title={title} lead={lead} />
    <ul className={styles.grid}>
      {items.map(({ name, role, image, look, linkedin }, index) => (
        <li key={name ?? index} className={styles.member}>
          {image ? (
            <Media src={image} alt="" width={480} height={560} className={styles.image} />
          ) : (
            <Portrait look={look} className={styles.image} />
          )}
          <div className={styles.copy}>
            <div>
              <h3 className={styles.name}>{name || noName}</h3>
              <p className={styles.role}>{role || noRole}</p>
            </div>
            {linkedin && (
              <a className={styles.link} href={linkedin} target="_blank" rel="noopener noreferrer">
                <IconBrandLinkedin size={22} stroke={1.5} aria-hidden="true" />
                <span className="visually-hidden">{name || noName} on LinkedIn (opens in a new tab)</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.join}>
      <p>{text}</p>
      <ButtonLink to={action.to} size="l">
        {action.label}
      </ButtonLink>
    </div>
    {note && <FinePrint>{note}</FinePrint>}
  </Section>
);

import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { ButtonLink } from '~/components/button-link';
import { FinePrint } from '~/components/fine-print';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Portrait, type PortraitLook } from '../shared/portrait';
import styles from './team-grid.module.css';

/** A team member. Without `image`, the URL of a photograph, a portrait is rendered from `look`. */
export type TeamMember = {
  name?: string;
  designation?: string;
  image?: string;
  look: PortraitLook;
  linkedin?: string;
};
export type TeamGridContent = {
  title: string;
  lead: string;
  members: readonly TeamMember[];
  note?: string;
  /** Fallback texts for a missing name or designation. */
  nameless: string;
  undesignated: string;
  join: { text: string; label: string; to: string };
};

/** 'Our Team' with the link 'Join Us'. */
export const TeamGrid = ({ title, lead, members, note, nameless, undesignated, join }: TeamGridContent) => (
  <Section labelledBy="team">
    <SectionHeading id="team" title={title} lead={lead} />
    <ul className={styles.grid}>
      {members.map(({ name, designation, image, look, linkedin }, index) => (
        <li key={name ?? index} className={styles.member}>
          {image ? (
            <Media src={image} alt="" width={480} height={560} className={styles.image} />
          ) : (
            <Portrait look={look} className={styles.image} />
          )}
          <div className={styles.words}>
            <div>
              <h3 className={styles.name}>{name || nameless}</h3>
              <p className={styles.role}>{designation || undesignated}</p>
            </div>
            {linkedin && (
              <a className={styles.link} href={linkedin} target="_blank" rel="noopener noreferrer">
                <IconBrandLinkedin size={22} stroke={1.5} aria-hidden="true" />
                <span className="visually-hidden">{name || nameless} on LinkedIn (opens in a new tab)</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.join}>
      <p>{join.text}</p>
      <ButtonLink to={join.to} size="l">
        {join.label}
      </ButtonLink>
    </div>
    {note && <FinePrint>{note}</FinePrint>}
  </Section>
);

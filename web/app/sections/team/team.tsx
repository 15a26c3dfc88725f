import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { ButtonLink } from '~/components/button-link';
import { FinePrint } from '~/components/fine-print';
import { LibraryImage } from '~/components/library-image';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { staticImage } from '~/lib/static-images';
import { ILLUSTRATIONS } from './illustrations';
import { Portrait } from './portrait';
import type { TeamContent } from '../section-schemas.generated';
import styles from './team.module.css';

/** The `sizes` of the photographs: two, three and four columns. */
const SIZES = '(min-width: 82em) 18rem, (min-width: 64em) 22vw, (min-width: 48em) 30vw, 46vw';

/**
 * The people of the company, and an invitation to join them. A person without `photo` has a drawn portrait: the
 * `illustration` of that name, or else one made of the features. Photographs are square, so beside them the portraits are square, too. `noName` and `noRole` are the fallbacks for a
 * missing name or role.
 */
export const Team = ({ title, lead, items, noName, noRole, text, action, note }: TeamContent) => (
  <Section labelledBy="team">
    <SectionHeading id="team" title={title} lead={lead} />
    <ul className={styles.grid} data-square={items.some(({ photo }) => photo) || undefined}>
      {items.map(({ name, role, photo, illustration, linkedin, ...features }, index) => (
        <li key={name ?? index} className={styles.member}>
          {photo ? (
            <LibraryImage image={photo} alt={name} sizes={SIZES} cropped className={styles.image} />
          ) : illustration ? (
            <Media
              {...staticImage(`team/${illustration}`, ILLUSTRATIONS[illustration])}
              sizes={SIZES}
              className={styles.image}
            />
          ) : (
            <Portrait features={features} className={styles.image} />
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

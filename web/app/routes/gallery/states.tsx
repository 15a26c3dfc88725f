import { ButtonLink } from '~/components/button-link';
import { EmptyState } from '~/components/empty-state';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { paths } from '~/paths';
import styles from './gallery.module.css';

/** A failed image and an empty list. */
export const States = () => (
  <Section>
    <SectionHeading title="Failed and empty" />
    <div className={styles.grid}>
      <Media
        className={styles.image}
        src="/media/is-not-there.jpg"
        alt="An image that cannot be loaded"
        width={1600}
        height={900}
      />
      <EmptyState title="No segments to display.">
        <p>
          <ButtonLink to={paths.contact} look="secondary">
            Tell us what you are looking for
          </ButtonLink>
        </p>
      </EmptyState>
    </div>
  </Section>
);

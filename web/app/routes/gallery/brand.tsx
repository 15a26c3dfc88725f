import { Mark } from '~/components/mark';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Wordmark } from '~/components/wordmark';
import styles from './gallery.module.css';

const SIZES = [16, 24, 32, 48, 96];

export const Brand = () => (
  <>
    <Section tone="surface" className={styles.split}>
      <div>
        <SectionHeading
          title="Mark"
          lead="An answer falls, others have settled, the last column is evidence. Legible from 16 px."
        />
        <div className={styles.row}>
          {SIZES.map((size) => (
            <Mark key={size} width={size} height={size} />
          ))}
        </div>
      </div>
      <div>
        <SectionHeading title="Word-mark" lead="The company's name comes from the settings." />
        <Wordmark />
      </div>
    </Section>
    <Section tone="forest">
      <div className={styles.row}>
        <Wordmark />
        <Mark width={48} height={48} />
      </div>
    </Section>
  </>
);

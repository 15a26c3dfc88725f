import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './gallery.module.css';

const COLOURS = {
  'Ink and paper': ['ink', 'ink-soft', 'ink-faint', 'line-strong', 'line', 'paper-deep', 'paper', 'surface'],
  Forest: ['forest-deep', 'forest', 'forest-line', 'on-forest-soft', 'on-forest'],
  'Leaf, marigold, alarm': [
    'leaf-strong',
    'leaf',
    'leaf-bright',
    'leaf-soft',
    'marigold',
    'marigold-ink',
    'marigold-soft',
    'alarm',
    'alarm-soft',
  ],
  Products: ['surve-r', 'progran', 'drive-r'].flatMap((name) => [name, `${name}-soft`, `${name}-bright`]),
};
const SIZES = ['title-xl', 'title-l', 'title-m', 'title-s'];
const TEXT = ['text-l', 'text-m', 'text-s', 'text-xs'];

export const Tokens = () => (
  <>
    <Section>
      <SectionHeading title="Colour" lead="Contrast of every pair used for text is checked by a test." />
      {Object.entries(COLOURS).map(([name, colours]) => (
        <div key={name} className={styles.block}>
          <p className={styles.label}>{name}</p>
          <ul className={styles.swatches}>
            {colours.map((colour) => (
              <li key={colour}>
                <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
                {colour}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
    <Section tone="deep">
      <SectionHeading
        title="Type"
        lead="Bricolage Grotesque says it, Anek Latin explains it. ₹ 1,20,000 – ‘quoted’ “twice” … CO₂ ≥ 5 × 10²"
      />
      {SIZES.map((size) => (
        <p key={size} className={styles.type} style={{ fontSize: `var(--${size})` }}>
          Put AI to Work for Impact
        </p>
      ))}
      <div className={styles.block}>
        {TEXT.map((size) => (
          <p key={size} style={{ fontSize: `var(--${size})`, maxWidth: 'var(--measure)' }}>
            {size}: a record taken without signal reaches the office as soon as the phone finds one, with the place, the
            time and the name of whoever took it.
          </p>
        ))}
      </div>
    </Section>
  </>
);

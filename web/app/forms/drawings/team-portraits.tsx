import { Portrait } from '~/sections/team/portrait';
import styles from './drawing.module.css';

const PEOPLE = [
  { skin: 'brown', hair: 'black', cut: 'long', cloth: 'leaf', collar: 'kurta', ground: 'leaf' },
  { skin: 'warm', hair: 'black', cut: 'parted', cloth: 'indigo', collar: 'shirt', ground: 'indigo', beard: true },
  { skin: 'deep', hair: 'grey', cut: 'bun', cloth: 'rust', collar: 'saree', ground: 'teal', glasses: true },
] as const;

/** Some of the people, and an empty frame for the one who applies. */
export const TeamPortraits = () => (
  <div className={styles.team} aria-hidden="true">
    {PEOPLE.map((features) => (
      <Portrait key={features.cut} features={features} className={styles.portrait} />
    ))}
    <svg viewBox="0 0 240 280" className={styles.portrait}>
      <rect
        x="4"
        y="4"
        width="232"
        height="330"
        rx="20"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
      <path
        d="M120 84a38 46 0 1 1-.1 0M26 300c2-52 36-70 72-78h44c36 8 70 26 72 78"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
    </svg>
  </div>
);

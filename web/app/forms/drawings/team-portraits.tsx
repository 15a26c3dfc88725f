import { Portrait } from '~/sections/team/portrait';
import { looks } from './team-looks';
import styles from './drawing.module.css';

/** Some of the people, and an empty frame for the one who applies. */
export const TeamPortraits = () => (
  <div className={styles.team} aria-hidden="true">
    {looks.map((look) => (
      <Portrait key={look.cut} look={look} className={styles.portrait} />
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

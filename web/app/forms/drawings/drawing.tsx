import type { ReactNode } from 'react';
import styles from './drawing.module.css';

type Props = { height: number; children: ReactNode };

/** The width of every drawing. Text has 13 units or more: 11 px on a screen of 320 px. */
export const WIDTH = 320;
/** The space between the edge of a sheet and its text. */
export const EDGE = 24;

/** A decorative drawing beside a form. */
export const Drawing = ({ height, children }: Props) => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** Lengths of the words of a line, in waves of the pen. */
const WORDS = [5, 3, 6, 2, 4, 7, 3, 5];
const WAVE = 7;

type LinesProps = { x: number; y: number; widths: readonly number[]; step?: number };

/** Lines of handwriting. */
export const Handwriting = ({ x, y, widths, step = 26 }: LinesProps) => (
  <path
    d={widths.map((width, line) => words(x, y + line * step, width, line)).join('')}
    fill="none"
    stroke="var(--ink-faint)"
    strokeWidth="1.5"
    strokeLinecap="round"
  />
);

function words(x: number, y: number, width: number, line: number): string {
  let path = '';
  let from = 0;
  for (let n = line * 3; ; n += 1) {
    const waves = WORDS[n % WORDS.length]!;
    if (from + waves * WAVE > width) return path;
    path += `M${x + from} ${y}q${WAVE / 2} -7 ${WAVE} 0${`t${WAVE} 0`.repeat(waves - 1)}`;
    from += waves * WAVE + 9;
  }
}

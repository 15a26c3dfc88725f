import { useId } from 'react';
import styles from './figure-dots.module.css';

const STEP = 8;
/** The rows of dots on wide and on narrow screens. */
const ROWS = { wide: 10, narrow: 20 } as const;
const MAX_DOTS = 5000;

const numberOf = (text: string) => (/^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : NaN);

type FieldProps = { part: number; whole: number; rows: number; className: string | undefined };

/** One dot for each of the whole, column by column. The part comes first. */
function Field({ part, whole, rows, className }: FieldProps) {
  const id = useId();
  const columns = Math.ceil(whole / rows);
  /** Returns the shape that covers the first dots. */
  const first = (dots: number) => {
    const full = Math.floor(dots / rows) * STEP;
    const rest = (dots % rows) * STEP;
    return `M0 0h${full}v${rows * STEP}h${-full}z${rest ? `M${full} 0h${STEP}v${rest}h${-STEP}z` : ''}`;
  };
  const layers = [
    ['whole', whole],
    ['part', part],
  ] as const;
  return (
    <svg className={className} viewBox={`0 0 ${columns * STEP} ${rows * STEP}`} aria-hidden="true">
      {layers.map(([layer, dots]) => (
        <g key={layer} className={styles[layer]}>
          <pattern id={`${id}${layer}`} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
            <circle cx={STEP / 2} cy={STEP / 2} r="2.5" fill="currentColor" />
          </pattern>
          <path d={first(dots)} fill={`url(#${id}${layer})`} />
        </g>
      ))}
    </svg>
  );
}

type Props = { figure: string; label: string };

/** A figure with a label that begins with "of" and a number, as dots: one for each of this number. Else nothing. */
export function FigureDots({ figure, label }: Props) {
  const part = numberOf(figure);
  const whole = numberOf(/^of (\d[\d,]*\d|\d)\b/.exec(label)?.[1] ?? '');
  if (!(part <= whole && whole <= MAX_DOTS)) return null;
  return (
    <>
      <Field {...{ part, whole }} rows={ROWS.wide} className={styles.wide} />
      <Field {...{ part, whole }} rows={ROWS.narrow} className={styles.narrow} />
    </>
  );
}

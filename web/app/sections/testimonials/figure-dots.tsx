import { Fragment, useId } from 'react';

const STEP = 8;
/** The height of the drawing as a share of its width, on wide and on narrow screens. */
const SHARES = { wide: 10 / 124, narrow: 20 / 62 } as const;
const MAX_DOTS = 5000;

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

type FieldProps = { part: number; whole: number; shape: keyof typeof SHARES };

/** One dot for each of the whole, column by column. The part comes first, and is above the others. */
function Field({ part, whole, shape }: FieldProps) {
  const id = useId();
  const rows = Math.max(1, Math.round(Math.sqrt(whole * SHARES[shape])));
  const columns = Math.ceil(whole / rows);
  /** Returns the shape that covers the first dots. */
  const first = (dots: number) => {
    const full = Math.floor(dots / rows) * STEP;
    const rest = (dots % rows) * STEP;
    return `M0 0h${full}v${rows * STEP}h${-full}z${rest ? `M${full} 0h${STEP}v${rest}h${-STEP}z` : ''}`;
  };
  const layers = [
    ['#6f7cb8', whole],
    ['var(--marigold)', part],
  ] as const;
  return (
    <svg data-shape={shape} viewBox={`0 0 ${columns * STEP} ${rows * STEP}`} aria-hidden="true">
      {layers.map(([colour, dots], layer) => (
        <Fragment key={colour}>
          <pattern id={`${id}${layer}`} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
            <circle cx={STEP / 2} cy={STEP / 2} r="2.5" fill={colour} />
          </pattern>
          <path d={first(dots)} fill={`url(#${id}${layer})`} />
        </Fragment>
      ))}
    </svg>
  );
}

/** Draws a text such as "908 of 1,240 weavers" as dots: one for each of the second number. Other texts: nothing. */
export function FigureDots({ name }: { name: string }) {
  const [, part = NaN, whole = NaN] = [...(/^(\d[\d,]*) of (\d[\d,]*\d|\d)\b/.exec(name) ?? [])].map(numberOf);
  if (!(part < whole && whole <= MAX_DOTS)) return null;
  return (
    <>
      <Field {...{ part, whole }} shape="wide" />
      <Field {...{ part, whole }} shape="narrow" />
    </>
  );
}

import styles from './dot-glyph.module.css';
import { type GlyphName, GLYPHS } from './glyphs';

type Props = { name: GlyphName; className?: string };

const STEP = 10;

/** A pictogram made of dots. It is decorative: the text beside it has the meaning. */
export function DotGlyph({ name, className }: Props) {
  const rows: readonly string[] = GLYPHS[name];
  const dots = (test: (mark: string) => boolean) =>
    rows
      .flatMap((row, y) => [...row].map((mark, x) => (test(mark) ? `M${(x + 0.5) * STEP} ${(y + 0.5) * STEP}h0` : '')))
      .join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${(rows[0]?.length ?? 1) * STEP} ${rows.length * STEP}`}
      fill="none"
      data-glyph={name}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots((mark) => !'#o'.includes(mark))} stroke="currentColor" strokeWidth="3" opacity="0.35" />
      <path d={dots((mark) => mark === '~')} stroke="currentColor" strokeWidth="7" className={styles.fading} />
      <path d={dots((mark) => mark === '#')} stroke="currentColor" strokeWidth="7" />
      <path d={dots((mark) => mark === 'o')} stroke="var(--marigold)" strokeWidth="7.5" />
    </svg>
  );
}

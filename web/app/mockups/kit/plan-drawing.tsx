import type { CSSProperties, ReactNode } from 'react';
import type { Mockup } from '../mockup-names';
import { type Hue, MockupFrame } from './mockup-frame';

/** Width and height of a composition in tenths of an em, which are the units of its SVG. */
export const WIDE = [1120, 360] as const;
export const COMPACT_WIDTH = 380;

const em = (units: number) => `${units / 10}em`;

type CompositionProps = {
  size: readonly [width: number, height: number];
  /** Its lines go on to the edges of the section. */
  isOpen?: boolean;
  labels: ReactNode;
  children: ReactNode;
};

/** Shapes in an SVG, with HTML above them for text, so that it keeps its size. */
export const Composition = ({ size: [width, height], isOpen, labels, children }: CompositionProps) => (
  <div className={width === WIDE[0] ? 'pl-wide' : 'pl-compact'}>
    <svg viewBox={`0 0 ${width} ${height}`} overflow={isOpen ? 'visible' : undefined}>
      {children}
    </svg>
    {labels}
  </div>
);

/** Left and top, width and height: without a height the box is as high as its text. */
export type PlaceBox = readonly [x: number, y: number, width: number, height?: number];
type PlaceProps = {
  box: PlaceBox;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/** A box at a place of the composition. */
export const Place = ({ box: [x, y, width, height], className, style, children }: PlaceProps) => (
  <div
    className={['col pl-at', className].filter(Boolean).join(' ')}
    style={{ left: em(x), top: em(y), width: em(width), height: height && em(height), ...style }}
  >
    {children}
  </div>
);

type CaptionProps = { box: PlaceBox; title: string; className?: string; children?: ReactNode };

/** A caption beside what it names. */
export const Caption = ({ box, title, className = '', children }: CaptionProps) => (
  <Place box={box} className={`g4 pl-caption ${className}`}>
    <span className="b">{title}</span>
    {children && <span className="soft">{children}</span>}
  </Place>
);

/** Returns a drawing above two plans: a composition for wide containers, and one for those below 640 px. */
export const planDrawing = (hue: Hue, alt: string, Wide: () => ReactNode, Compact: () => ReactNode): Mockup => ({
  component: () => (
    <MockupFrame hue={hue} className="pl">
      <Wide />
      <Compact />
    </MockupFrame>
  ),
  alt,
});

import { type ComponentPropsWithoutRef, createContext, type CSSProperties, type ReactNode, useContext } from 'react';

/** The openings, by the product. */
export type OpeningName = 'surve-r' | 'progran' | 'drive-r';

/** The ids of the inputs of an opening: the radio buttons of its answers, in order, and the box that plays it again. */
export const OpeningInputs = createContext<{ answers: readonly string[]; again?: string }>({ answers: [] });

/** The stage of an opening, which is one image with a text alternative. Its parts have lengths in em. */
export const Stage = ({ alt, className, children }: { alt: string; className: string; children: ReactNode }) => (
  <figure className="opening" role="img" aria-label={alt}>
    <div className={`stage ${className}`} aria-hidden="true">
      {children}
    </div>
  </figure>
);

type PartProps = ComponentPropsWithoutRef<'span'> & {
  /** The place of the answer in its section. */
  answer: number;
};

/** A part that chooses an answer when it is pressed: a label of its radio button. Without one it is a plain part. */
export function AnswerPart({ answer, ...props }: PartProps) {
  const target = useContext(OpeningInputs).answers[answer];
  const part = { ...props, 'data-answer': answer };
  return target ? <label htmlFor={target} {...part} /> : <span {...part} />;
}

/** A part that plays the opening again. */
export function AgainPart({ className, ...props }: ComponentPropsWithoutRef<'span'>) {
  const { again } = useContext(OpeningInputs);
  return again ? (
    <label htmlFor={again} className={`${className} hotspot`} {...props} />
  ) : (
    <span className={className} {...props} />
  );
}

/** Returns a style with `--place`, the place in a row of parts that appear one after another. */
export const placed = (place: number) => ({ '--place': place }) as CSSProperties;

/** Returns a style with `--v`, a share from 0 to 1 as a percentage. */
export const share = (value: number) => ({ '--v': `${Math.round(value * 1000) / 10}%` }) as CSSProperties;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
/** 123456 → 1,23,456 */
export const count = (value: number): string => whole.format(value);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

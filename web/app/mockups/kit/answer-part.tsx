import { type ComponentPropsWithoutRef, useContext } from 'react';
import { AnswerTargets } from './hotspot-targets';

type Props = ComponentPropsWithoutRef<'span'> & {
  /** The place of the answer in its section. */
  answer: number;
};

/**
 * A part of a mockup that chooses an answer of its section when it is pressed: a label of its radio button, which is
 * outside of the mockup. Without such a button it is a plain part of the mockup.
 */
export function AnswerPart({ answer, ...props }: Props) {
  const target = useContext(AnswerTargets)[answer];
  return target ? <label htmlFor={target} {...props} /> : <span {...props} />;
}

import { type ComponentPropsWithoutRef, useContext } from 'react';
import type { MockupName } from '../mockup-names';
import { HotspotTargets } from './hotspot-targets';

type Props = ComponentPropsWithoutRef<'span'> & { to?: MockupName };

/**
 * A part of a mockup that shows another one when it is pressed: a label of its radio button, so it works without scripts.
 * It is for pointers. The keyboard and screen readers have the radio buttons. Where no radio button shows this mockup it
 * is a plain part of the mockup.
 */
export function Hotspot({ to, className = '', ...props }: Props) {
  const targets = useContext(HotspotTargets);
  const target = to && targets[to];
  if (!target) return <span className={className} {...props} />;
  return <label htmlFor={target} className={`${className} hotspot`} {...props} />;
}

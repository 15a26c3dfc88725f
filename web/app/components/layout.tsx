import type { ElementType, HTMLAttributes } from 'react';
import { Picture, type PictureProps } from './picture';
import styles from './layout.module.css';

type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; gap?: 's' | 'm' | 'l' };

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Children below each other. `gap`: 16, 32 or 64 px. */
export const Stack = ({ as: Element = 'div', gap = 's', className, ...rest }: BoxProps) => (
  <Element {...rest} className={classes(styles.stack, className)} data-gap={gap} />
);

/** Children beside each other, which wrap. */
export const Row = ({ as: Element = 'div', gap = 's', className, ...rest }: BoxProps) => (
  <Element {...rest} className={classes(styles.row, className)} data-gap={gap} />
);

/** Equal columns, as many as have room. `min` is the least width of one: 14, 18 or 26 rem. */
export const Grid = ({
  as: Element = 'div',
  gap = 'm',
  min = 'm',
  className,
  ...rest
}: BoxProps & { min?: 's' | 'm' | 'l' }) => (
  <Element {...rest} className={classes(styles.grid, className)} data-gap={gap} data-min={min} />
);

/**
 * Two children beside each other on wide screens, below each other elsewhere. `wide` is the one that has more room.
 * `reverse` swaps their sides on wide screens. A single child has the whole width.
 */
export const Split = ({
  as: Element = 'div',
  gap = 'l',
  wide,
  reverse = false,
  className,
  ...rest
}: BoxProps & { wide?: 'first' | 'second'; reverse?: boolean }) => (
  <Element
    {...rest}
    className={classes(styles.split, className)}
    data-gap={gap}
    data-wide={wide}
    data-reverse={reverse || undefined}
  />
);

/** A picture on a background in the hue of its page or row. */
export const Panel = (props: PictureProps) => (
  <div className={styles.panel}>
    <Picture {...props} framed />
  </div>
);

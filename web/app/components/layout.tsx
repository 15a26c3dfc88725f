import type { ElementType, HTMLAttributes } from 'react';
import { Picture, type PictureProps } from './picture';
import styles from './layout.module.css';

type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; gap?: 's' | 'm' | 'l' };

const Box = ({ kind, as: Element = 'div', gap, className, ...rest }: BoxProps & { kind?: string }) => (
  <Element {...rest} className={[kind, className].filter(Boolean).join(' ')} data-gap={gap} />
);

/** Children below each other. `gap`: 16, 32 or 64 px. */
export const Stack = (props: BoxProps) => <Box kind={styles.stack} gap="s" {...props} />;

/** Children beside each other, which wrap. */
export const Row = (props: BoxProps) => <Box kind={styles.row} gap="s" {...props} />;

/** Equal columns, as many as have room. `min` is the least width of one: 14, 18 or 26 rem. */
export const Grid = ({ min = 'm', ...props }: BoxProps & { min?: 's' | 'm' | 'l' }) => (
  <Box kind={styles.grid} gap="m" data-min={min} {...props} />
);

/**
 * Two children beside each other on wide screens, below each other elsewhere. `wide` is the one that has more room.
 * `reverse` swaps their sides on wide screens. A single child has the whole width.
 */
export const Split = ({ wide, reverse, ...props }: BoxProps & { wide?: 'first' | 'second'; reverse?: boolean }) => (
  <Box kind={styles.split} gap="l" data-wide={wide} data-reverse={reverse || undefined} {...props} />
);

/** A picture on a background in the hue of its page or row. */
export const Panel = (props: PictureProps) => (
  <div className={styles.panel}>
    <Picture {...props} framed />
  </div>
);

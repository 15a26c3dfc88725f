import type { ComponentProps } from 'react';
import type { ButtonVariant } from './button-link';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: 'm' | 'l' };

/** A button for an action on the page. Use ButtonLink for navigation. */
export function Button({ variant = 'primary', size = 'm', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} data-size={size} />;
}

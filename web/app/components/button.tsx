import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-link';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: 'm' | 'l' };

/** A button for an action on the page. Use ButtonLink for navigation. */
export function Button({ look = 'primary', size = 'm', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-look={look} data-size={size} />;
}

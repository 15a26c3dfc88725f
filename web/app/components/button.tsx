import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-link';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: 'm' | 'l' };

/** A button that does something on the page. For going somewhere use ButtonLink. */
export function Button({ look = 'primary', size = 'm', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-look={look} data-size={size} />;
}

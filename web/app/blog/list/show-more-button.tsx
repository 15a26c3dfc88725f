import { useState } from 'react';
import { Button, type ButtonVariant } from '~/components/button';
import styles from './show-more-button.module.css';

type Props = { total: number; limit: number; controls: string; openVariant?: ButtonVariant };

/**
 * 'Show All (n)' and 'Show Less'. Renders nothing up to the limit. The style sheet of the grid before it shows all cards
 * while it is expanded, so that a press works before hydration. `openVariant` is the design of 'Show Less'.
 */
export function ShowMoreButton({ total, limit, controls, openVariant = 'secondary' }: Props) {
  const [open, setOpen] = useState(false);
  if (total <= limit) return null;
  return (
    <p className={styles.showMore}>
      <Button
        variant={open ? openVariant : 'secondary'}
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show Less' : `Show All (${total})`}
      </Button>
    </p>
  );
}

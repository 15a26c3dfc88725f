import { useId } from 'react';
import { Button, ButtonLink } from '~/components/button';
import { Dialog } from '~/components/dialog';
import { paths } from '~/paths';
import styles from './dialogs.module.css';

/** Dialog for a video that is not playable. */
export function UnavailableDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <h2 id={heading} className={styles.title}>
        Video Unavailable
      </h2>
      <p>
        Sorry, the {title} demo is currently unavailable. Please try again later or contact our support team for
        assistance.
      </p>
      <form method="dialog" className={styles.actions}>
        <ButtonLink to={paths.contact}>Contact Support</ButtonLink>
        <Button type="submit" variant="secondary">
          Close
        </Button>
      </form>
    </Dialog>
  );
}

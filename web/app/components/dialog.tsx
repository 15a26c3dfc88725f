import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './dialog.module.css';

type Props = {
  /** The id of the heading inside the dialog that names it. */
  labelledBy: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog that is open as long as it is rendered. The browser keeps the focus inside and restores it on close.
 * Escape, the close button and a click outside close it.
 */
export function Dialog({ labelledBy, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const rendered = dialog.current;
    if (rendered && !rendered.open) rendered.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.box}>
        <button type="button" className={styles.close} onClick={close} aria-label="Close dialog">
          <IconX size={22} aria-hidden="true" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

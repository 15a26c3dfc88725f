import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ResponsiveImage } from '~/lib/images';
import styles from './lightbox.module.css';
import { BlockImage, Caption } from './block-image';

export type LightboxHandle = { open: (index: number) => void };
type Props = { pictures: readonly ResponsiveImage[]; ref: Ref<LightboxHandle> };

/** Shows one picture at a time over the page. Arrow keys turn, Escape and a click beside the picture close. */
export function Lightbox({ pictures, ref }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number>();
  useImperativeHandle(ref, () => ({
    open(index) {
      setAt(index);
      dialog.current?.showModal();
    },
  }));
  const turn = (step: number) => setAt(((at ?? 0) + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const picture = at === undefined ? undefined : pictures[at];
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Pictures"
      onClose={() => setAt(undefined)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {picture && (
        <>
          <figure key={at}>
            <BlockImage picture={picture} sizes="100vw" />
            <Caption text={picture.caption} />
          </figure>
          <div className={styles.bar}>
            {pictures.length > 1 && (
              <>
                <button type="button" aria-label="Previous picture" onClick={() => turn(-1)}>
                  <IconArrowLeft aria-hidden="true" />
                </button>
                <p role="status">
                  {(at ?? 0) + 1} of {pictures.length}
                </p>
                <button type="button" aria-label="Next picture" onClick={() => turn(1)}>
                  <IconArrowRight aria-hidden="true" />
                </button>
              </>
            )}
            <button type="button" aria-label="Close" className={styles.close} onClick={() => dialog.current?.close()}>
              <IconX aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

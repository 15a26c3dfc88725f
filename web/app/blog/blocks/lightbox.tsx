import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ResponsiveImage } from '~/lib/images';
import styles from './lightbox.module.css';
import { BlockImage, Caption } from './block-image';

export type LightboxHandle = { open: (index: number) => void };
type Props = { images: readonly ResponsiveImage[]; ref: Ref<LightboxHandle> };

/** Shows one image at a time in a dialog. Arrow keys move. Escape or a click on the backdrop closes it. */
export function Lightbox({ images, ref }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number>();
  useImperativeHandle(ref, () => ({
    open(index) {
      setAt(index);
      dialog.current?.showModal();
    },
  }));
  const turn = (step: number) => setAt(((at ?? 0) + step + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const image = at === undefined ? undefined : images[at];
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Pictures"
      onClose={() => setAt(undefined)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {image && (
        <>
          <figure key={at}>
            {/* The whole image is shown. */}
            <BlockImage image={{ ...image, position: undefined }} sizes="100vw" />
            <Caption text={image.caption} />
          </figure>
          <div className={styles.bar}>
            {images.length > 1 && (
              <>
                <button type="button" aria-label="Previous picture" onClick={() => turn(-1)}>
                  <IconArrowLeft aria-hidden="true" />
                </button>
                <p role="status">
                  {(at ?? 0) + 1} of {images.length}
                </p>
                <button type="button" aria-label="Next picture" onClick={() => turn(1)}>
                  <IconArrowRight aria-hidden="true" />
                </button>
              </>
            )}
            <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
              <IconX aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

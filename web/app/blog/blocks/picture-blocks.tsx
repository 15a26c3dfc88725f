import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Media } from '~/components/picture';
import type { ResponsiveImage } from '~/lib/images';
import { ScrollAim } from '~/lib/list-scroll';
import blog from '../blog.module.css';
import styles from './picture-blocks.module.css';

type Images = { images: readonly ResponsiveImage[] };

/** An image of the CMS. Its caption is no attribute. */
export const CmsImage = ({
  image: { caption: _, ...image },
  ...rest
}: Partial<ComponentProps<typeof Media>> & { image: ResponsiveImage }) => <Media {...image} {...rest} />;

/** Caption of an image or video, with its own text direction. */
export const Caption = ({ text }: { text: string | undefined }) =>
  text ? (
    <figcaption dir="auto" className={styles.caption}>
      {text}
    </figcaption>
  ) : null;

export const Figure = ({ caption, children }: { caption?: string; children: ReactNode }) => (
  <figure className={styles.figure}>
    {children}
    <Caption text={caption} />
  </figure>
);

/** An image as wide as the blocks beside the text, with its caption. */
export const WideImage = ({ image }: { image: ResponsiveImage }) => (
  <Figure caption={image.caption}>
    <CmsImage image={image} className={styles.image} sizes="(min-width: 82em) 58rem, (min-width: 64em) 70vw, 100vw" />
  </Figure>
);

/** A 16:9 image that covers a 4:3 cell is a third wider than the cell. Of three, the first is large, in cells of 16:9. */
const GALLERY_SIZES = {
  large: '(min-width: 82em) 51rem, (min-width: 48em) 95vw, 120vw',
  beside: '(min-width: 82em) 19rem, (min-width: 48em) 42vw, 120vw',
  small: '(min-width: 64em) 25rem, (min-width: 40em) 60vw, 120vw',
};
const sizeOf = (index: number, count: number) => (count !== 3 ? 'small' : index === 0 ? 'large' : 'beside');

/**
 * A grid of images that open in a dialog, one at a time. Arrow keys move, Escape or a click on the backdrop closes it.
 * Without scripts, each links to its file.
 */
export function GalleryBlock({ images }: Images) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number>();
  const turn = (step: number) => setAt(((at ?? 0) + step + images.length) % images.length);
  const shown = at === undefined ? undefined : images[at];
  return (
    <>
      <ul className={`${blog.plain} ${styles.gallery}`} data-count={Math.min(images.length, 4)}>
        {images.map((image, index) => (
          <li key={index}>
            <Figure caption={image.caption}>
              <a
                href={image.src}
                data-replay
                aria-label={`Enlarge: ${image.alt || image.caption || `picture ${index + 1}`}`}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setAt(index);
                  dialog.current?.showModal();
                }}
              >
                <CmsImage image={image} className={styles.image} sizes={GALLERY_SIZES[sizeOf(index, images.length)]} />
              </a>
            </Figure>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.lightbox}
        aria-label="Pictures"
        onClose={() => setAt(undefined)}
        onKeyDown={({ key }) => turn(STEPS[key] ?? 0)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {shown && (
          <>
            <figure key={at}>
              {/* The whole image is shown. */}
              <CmsImage image={shown} position={undefined} className={styles.image} sizes="100vw" />
              {shown.caption && <figcaption dir="auto">{shown.caption}</figcaption>}
            </figure>
            <div className={styles.bar}>
              {images.length > 1 && (
                <>
                  <StepButton step={-1} onClick={() => turn(-1)} />
                  <Position at={at ?? 0} count={images.length} />
                  <StepButton step={1} onClick={() => turn(1)} />
                </>
              )}
              <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
                <IconX aria-hidden="true" />
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const Position = ({ at, count }: { at: number; count: number }) => (
  <p role="status">
    {at + 1} of {count}
  </p>
);

const StepButton = ({ step, ...rest }: { step: 1 | -1 } & ComponentProps<'button'>) => (
  <button type="button" aria-label={step < 0 ? 'Previous picture' : 'Next picture'} {...rest}>
    {step < 0 ? <IconArrowLeft aria-hidden="true" /> : <IconArrowRight aria-hidden="true" />}
  </button>
);

/** A horizontal slider of images. It moves by swipe, scroll, buttons or arrow keys. */
export function SliderBlock({ images }: Images) {
  const track = useRef<HTMLUListElement>(null);
  const [aim] = useState(() => new ScrollAim());
  const [at, setAt] = useState(0);
  const id = useId();
  const last = images.length - 1;

  const show = (index: number) => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    aim.send(track.current, slide.offsetLeft - track.current.offsetLeft);
    setAt(index);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (!aim.isOnItsWay(scrollLeft) && clientWidth > 0) setAt(Math.min(last, Math.round(scrollLeft / clientWidth)));
  };
  // A press before hydration has scrolled the track already (lib/page-scripts.ts).
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    if (scrollLeft > 0) setAt(Math.round(scrollLeft / clientWidth));
  }, []);
  const takeOver = () => aim.takeOver();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(Math.min(last, Math.max(0, at + step)));
  };
  const button = (step: 1 | -1, disabled: boolean) => (
    <StepButton step={step} aria-controls={id} data-step={step} disabled={disabled} onClick={() => show(at + step)} />
  );

  return (
    <section className={styles.slider} aria-roledescription="slider" aria-label="Pictures">
      <ul
        id={id}
        ref={track}
        className={`${blog.plain} ${styles.track}`}
        tabIndex={0}
        aria-label="Pictures"
        onScroll={follow}
        onKeyDown={onKeyDown}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {images.map((image, index) => (
          <li key={index}>
            <WideImage image={image} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.bar}>
          <Position at={at} count={images.length} />
          {button(-1, at === 0)}
          {button(1, at === last)}
        </div>
      )}
    </section>
  );
}

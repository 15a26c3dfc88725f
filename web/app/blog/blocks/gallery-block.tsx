import { useRef } from 'react';
import type { ArticleBlock } from '../article/article';
import styles from './gallery-block.module.css';
import { Lightbox, type LightboxHandle } from './lightbox';
import { BlockImage, Caption } from './block-image';

type Props = Omit<Extract<ArticleBlock, { type: 'gallery' }>, 'type'>;
/** A 16:9 image that covers a 4:3 cell is a third wider than the cell. Of three, the first is large, in cells of 16:9. */
const SIZES = {
  large: '(min-width: 82em) 51rem, (min-width: 48em) 95vw, 120vw',
  beside: '(min-width: 82em) 19rem, (min-width: 48em) 42vw, 120vw',
  small: '(min-width: 64em) 25rem, (min-width: 40em) 60vw, 120vw',
};

const sizeOf = (index: number, count: number) => (count !== 3 ? 'small' : index === 0 ? 'large' : 'beside');

/** A grid of images that open in a lightbox. Without scripts, each links to its file. */
export function GalleryBlock({ images }: Props) {
  const lightbox = useRef<LightboxHandle>(null);
  return (
    <>
      <ul className={styles.gallery} data-count={Math.min(images.length, 4)}>
        {images.map((image, index) => (
          <li key={index}>
            <figure>
              <a
                href={image.src}
                data-replay
                aria-label={`Enlarge: ${image.alt || image.caption || `picture ${index + 1}`}`}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  lightbox.current?.open(index);
                }}
              >
                <BlockImage image={image} sizes={SIZES[sizeOf(index, images.length)]} />
              </a>
              <Caption text={image.caption} />
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox ref={lightbox} images={images} />
    </>
  );
}

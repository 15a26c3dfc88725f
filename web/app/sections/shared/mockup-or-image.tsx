import { LibraryImage } from '~/components/library-image';
import { ProductMockup } from '../../mockups/mockup';
import type { MockupName } from '../../mockups/mockup-names';
import type { MediaImage } from '~/lib/media-image';
import styles from './mockup-or-image.module.css';

/** The widest column that has a mockup or an image. */
const SIZES = '(min-width: 82em) 48rem, (min-width: 62em) 60vw, 100vw';

export type MockupOrImageProps = {
  mockup?: MockupName;
  /** An image of the media library. It replaces the mockup. */
  image?: MediaImage;
  /** The alternative text of an image that has none in the media library. */
  alt?: string;
  /** Whether it is in the first view of the page. */
  first?: boolean;
  /** The widths of the image, where the column is wider than those of other sections. */
  sizes?: string;
};

/** An image of the media library in the frame of a mockup, or else a mockup. */
export function MockupOrImage({ mockup, image, alt, first, sizes = SIZES }: MockupOrImageProps) {
  if (!image) return mockup && <ProductMockup name={mockup} />;
  const isTall = (image.height ?? 0) > (image.width ?? 0);
  return (
    <LibraryImage
      image={image}
      alt={alt}
      sizes={sizes}
      first={first}
      className={[styles.image, isTall && styles.tall].filter(Boolean).join(' ')}
    />
  );
}

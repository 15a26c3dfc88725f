import { isDecorative, type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import { Media } from './media';

/** The fields of an image of the media library that this component reads. */
type LibraryFile = { url: string; alternativeText?: string; focalPoint?: { x: number; y: number } };
type Props = {
  image: LibraryFile;
  /** The alternative text of an image that has none in the media library. */
  alt?: string;
  sizes: string;
  /** Replaces the image on windows under 640 px. */
  narrow?: ResponsiveImage;
  first?: boolean;
  /** The image is cropped to its box: its focal point stays visible. */
  cropped?: boolean;
  className?: string;
};

/** An image of the media library, in the sizes that the CMS generated. */
export function LibraryImage({ image, alt = '', cropped = false, ...rest }: Props) {
  const { src, srcset, width, height, position, alt: own = '' } = toResponsiveImage(image) ?? {};
  return (
    <Media
      {...rest}
      {...{ src, srcset, width, height }}
      position={cropped ? position : undefined}
      alt={isDecorative(image.alternativeText) ? '' : own || alt}
    />
  );
}

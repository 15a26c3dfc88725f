import { toResponsiveImage } from '~/lib/images';
import { Media } from './media';

/** The fields of an image of the media library that this component reads. */
type LibraryFile = { url: string; alternativeText?: string };
type Props = {
  image: LibraryFile;
  /** The alternative text of an image that has none in the media library. */
  alt?: string;
  sizes: string;
  first?: boolean;
  className?: string;
};

/** An image of the media library, in the sizes that the CMS generated. */
export function LibraryImage({ image, alt = '', ...rest }: Props) {
  const { src, srcset, width, height, alt: own = '' } = toResponsiveImage(image) ?? {};
  return <Media {...rest} {...{ src, srcset, width, height }} alt={own || alt} />;
}

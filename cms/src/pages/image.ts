type Size = { url: string; width: number };
/** The point of an image that stays visible where the image is cropped, in percent from its left and its top. */
type FocalPoint = { x: number; y: number };
/** A file of the media library. */
export type ImageFile = {
  url: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, Size> | null;
  focalPoint?: FocalPoint | null;
  createdAt?: string;
  updatedAt?: string;
};

/** The fields of a file of the media library that `imageOf` reads. */
export const IMAGE_FIELDS = [
  'url',
  'width',
  'height',
  'alternativeText',
  'formats',
  'focalPoint',
  'createdAt',
  'updatedAt',
] as const;

/** Returns what the site needs to show an image: its URL, size, alternative text and focal point, and its smaller sizes. */
export function imageOf({ url, width, height, alternativeText, formats, focalPoint, ...times }: ImageFile): object {
  const suffix = versionOf(times);
  const sizes = Object.entries(formats ?? {}).map(([name, size]) => {
    return [name, { url: size.url + suffix, width: size.width }] as const;
  });
  return {
    url: url + suffix,
    ...(width && height && { width, height }),
    ...(alternativeText && { alternativeText }),
    ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
    ...(sizes.length > 0 && { formats: Object.fromEntries(sizes) }),
  };
}

/** A replaced file has the URL of the old one, which browsers cache for a year. The query makes it another URL. */
function versionOf({ createdAt = '', updatedAt = '' }: Pick<ImageFile, 'createdAt' | 'updatedAt'>): string {
  return updatedAt === createdAt ? '' : `?v=${Date.parse(updatedAt).toString(36)}`;
}

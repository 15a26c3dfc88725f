import { z } from 'zod';
import descriptionsByName from '../../pictures/pictures.json';
import { sanitizeFileUrl } from './urls.ts';

type Size = { width: number; height: number };
/** Sizes in CSS pixels. */
type Description = { alt: string; wide: Size; narrow?: Size };

const descriptions: Record<string, Description | undefined> = descriptionsByName;
const files = import.meta.glob<string>('/pictures/*/{wide,narrow}.{avif,svg}', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

type File = Size & { src: string };
/** A picture that came with the site. `narrow` is its composition for windows under 640 px. */
export type ShippedPicture = { name: string; alt: string; wide: File; narrow?: File };

/** Returns the picture in the folder `pictures/<name>`, or undefined. */
export function shippedPicture(name: string): ShippedPicture | undefined {
  const description = descriptions[name];
  if (!description) return undefined;
  const { alt, wide, narrow } = description;
  return {
    name,
    alt,
    wide: { ...wide, src: fileOf(name, 'wide') },
    ...(narrow && { narrow: { ...narrow, src: fileOf(name, 'narrow') } }),
  };
}

/** The names of all pictures that came with the site. */
export const shippedPictureNames: readonly string[] = Object.keys(descriptions);

function fileOf(name: string, composition: 'wide' | 'narrow'): string {
  const src = files[`/pictures/${name}/${composition}.svg`] ?? files[`/pictures/${name}/${composition}.avif`];
  if (!src) throw new Error(`pictures/pictures.json names ${name}/${composition}, which has no file.`);
  return src;
}

/** The same rule as for URLs of images in articles. */
const fileUrl = z.string().refine((url) => sanitizeFileUrl(url) === url);

const percent = z.number().min(0).max(100);

/**
 * The schema of an image of the media library. `formats` are its smaller sizes. `focalPoint` stays visible
 * where the image is cropped.
 */
export const mediaImage = z.object({
  url: fileUrl,
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  alternativeText: z.string().optional(),
  focalPoint: z.object({ x: percent, y: percent }).optional(),
  formats: z.record(z.string(), z.object({ url: fileUrl, width: z.number().int().positive() })).optional(),
});
type MediaImage = z.output<typeof mediaImage>;

/** The name, or a parsed picture: the snapshot of the content has those, with the files of an earlier build. */
const shippedName = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

/**
 * The schema of the component `items.picture`: an image of the media library, with its composition for windows under
 * 640 px, or the name of a shipped picture, which the parsed value has with its files. An image replaces it.
 */
export const picture = z
  .object({ image: mediaImage.optional(), narrow: mediaImage.optional(), shipped: shippedName.optional() })
  .transform(({ image, narrow, shipped }, context): Picture | undefined => {
    if (image) return { image, narrow };
    if (!shipped) return undefined;
    const found = shippedPicture(shipped);
    if (found) return { shipped: found };
    context.issues.push({ code: 'invalid_value', path: ['shipped'], input: shipped, values: [...shippedPictureNames] });
    return z.NEVER;
  });

/** A picture of a section: one image of the media library, or one shipped picture. */
export type Picture =
  { image: MediaImage; narrow?: MediaImage; shipped?: never } | { shipped: ShippedPicture; image?: never };

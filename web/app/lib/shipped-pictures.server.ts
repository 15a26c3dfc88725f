import descriptionsByName from '../../pictures/pictures.json';

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

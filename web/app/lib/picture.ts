import { z } from 'zod';
import { mediaImage } from './media-image.ts';
import { shippedPicture, shippedPictureNames, type ShippedPicture } from './shipped-pictures.server.ts';

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

type LibraryImage = z.output<typeof mediaImage>;
/** A picture of a section: one image of the media library, or one shipped picture. */
export type Picture =
  { image: LibraryImage; narrow?: LibraryImage; shipped?: never } | { shipped: ShippedPicture; image?: never };

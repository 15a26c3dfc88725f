import { z } from 'zod';
import { sanitizeFileUrl } from './sanitize-url.ts';

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
export type MediaImage = z.output<typeof mediaImage>;

// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';

/** A redirect of an editor. */
export const redirectSchema = z.object({
  from: z
    .string()
    .min(1)
    .max(255)
    .regex(/^\/[^\s\\?#]*$/),
  to: z
    .string()
    .max(1000)
    .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\\/][^\s\\]*)$/)
    .optional(),
  type: z.enum(['permanent', 'temporary', 'gone']),
});
export type RedirectEntry = z.output<typeof redirectSchema>;

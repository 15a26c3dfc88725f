// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';
import { picture } from './pictures.server.ts';

/** The card of an impact story. */
export const storySchema = z.object({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(300),
  picture: picture.optional(),
  period: z.string().max(40).optional(),
  topics: z.string().max(80).optional(),
  to: z
    .string()
    .max(255)
    .regex(/^\/(?!\/)[^\s\\]*$/)
    .optional(),
  order: z.number().int().min(0).optional(),
});
export type StoryEntry = z.output<typeof storySchema>;

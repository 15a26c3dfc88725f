// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';
import { picture } from './pictures.server.ts';

const toField = z
  .string()
  .min(1)
  .max(255)
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/);

const textItem = z.object({
  text: z.string().min(1).max(1000),
});
export type TextItem = z.output<typeof textItem>;

const socialProfileItem = z.object({
  network: z.enum(['linkedin', 'youtube', 'instagram', 'x']),
  to: z
    .string()
    .min(1)
    .max(255)
    .regex(/^https:\/\/[^\s\\]+$/),
});
export type SocialProfileItem = z.output<typeof socialProfileItem>;

const navLinkItem = z.object({
  label: z.string().min(1).max(40),
  to: toField,
  note: z.string().max(80).optional(),
  hue: z.enum(['surve-r', 'progran', 'drive-r']).optional(),
});
export type NavLinkItem = z.output<typeof navLinkItem>;

const linkItem = z.object({
  label: z.string().min(1).max(80),
  to: toField,
  more: z.string().max(80).optional(),
});
export type LinkItem = z.output<typeof linkItem>;

const navEntryItem = z.object({
  label: z.string().min(1).max(40),
  to: z
    .string()
    .max(255)
    .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/)
    .optional(),
  items: z.array(navLinkItem).max(10).default([]),
  overview: linkItem.optional(),
  hidden: z.boolean().optional(),
});
export type NavEntryItem = z.output<typeof navEntryItem>;

const footerColumnItem = z.object({
  title: z.string().min(1).max(40),
  items: z.array(linkItem).max(12).default([]),
});
export type FooterColumnItem = z.output<typeof footerColumnItem>;

/** What all pages share. */
export const siteSchema = z.object({
  tagline: z.string().min(1).max(120),
  description: z.string().min(1).max(300),
  phone: z.string().max(40).optional(),
  email: z
    .string()
    .max(120)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/)
    .optional(),
  privacyEmail: z
    .string()
    .max(120)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/)
    .optional(),
  office: z.array(textItem).max(6).default([]),
  officeHours: z.string().max(80).optional(),
  profiles: z.array(socialProfileItem).max(4).default([]),
  navigation: z.array(navEntryItem).max(8).default([]),
  action: linkItem,
  footer: z.array(footerColumnItem).max(4).default([]),
});
export type SiteSettings = z.output<typeof siteSchema>;

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

import { z } from 'zod';
import { FORMS, LEAD_STATUSES } from '../lead-types';

const SORT_ORDERS = ['received:desc', 'received:asc', 'followUp:asc', 'followUp:desc'] as const;
const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 1000;
const SEARCH_MESSAGE = `The search must be a text of up to ${MAX_SEARCH_LENGTH} characters.`;
const PAGE_MESSAGE = `The page must be a number between 1 and ${MAX_PAGE}.`;

/** An empty value counts as missing. */
const withDefault = <T extends z.ZodType>(type: T, value: () => unknown) =>
  z.preprocess((sent) => sent || value(), type);
const optional = <T extends z.ZodType>(type: T) => withDefault(type.optional(), () => undefined);
const oneOf = <const T extends string>(name: string, values: readonly T[]) =>
  z.enum(values, `The ${name} must be one of: ${values.join(', ')}.`);
const utcTime = (name: string) =>
  z.iso
    .datetime(`The ${name} must be a time in UTC, such as 2026-11-24T00:00:00Z.`)
    .transform((time) => new Date(time));

/** The filters and the search of the list. */
export const LEAD_FILTER = z.object({
  status: optional(oneOf('status', LEAD_STATUSES)),
  form: optional(oneOf('form', FORMS)),
  owner: optional(
    z.union(
      [
        z.enum(['mine', 'none']),
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/)
          .transform(Number),
      ],
      'The owner must be mine, none or a number.',
    ),
  ),
  due: optional(oneOf('due', ['due', 'overdue'])),
  /** The start of the first day, and the end of the last day. */
  from: optional(utcTime('from')),
  to: optional(utcTime('to')),
  /** The day of the user. A follow-up is due on the day in the user's time zone. */
  today: withDefault(z.iso.date('The today must be a day, such as 2026-11-24.'), () =>
    new Date().toISOString().slice(0, 10),
  ),
  q: z
    .string(SEARCH_MESSAGE)
    .max(MAX_SEARCH_LENGTH, SEARCH_MESSAGE)
    // PostgreSQL refuses a text with this character.
    .transform((text) => text.replaceAll('\u0000', '').trim())
    .default(''),
});
export type LeadFilter = z.output<typeof LEAD_FILTER>;

/** A page of the list, with its filters and its order. */
export const ALL_LEADS_QUERY = LEAD_FILTER.extend({
  page: withDefault(
    z.coerce.number(PAGE_MESSAGE).int(PAGE_MESSAGE).min(1, PAGE_MESSAGE).max(MAX_PAGE, PAGE_MESSAGE),
    () => 1,
  ),
  sort: withDefault(oneOf('sort', SORT_ORDERS), () => SORT_ORDERS[0]),
});
export type LeadSort = (typeof SORT_ORDERS)[number];

/** Returns the parsed value, or a message for the user if it is invalid. */
export function parse<T>(type: z.ZodType<T>, value: unknown): T | string {
  const { data, error } = type.safeParse(value);
  return error ? (error.issues[0]?.message ?? error.message) : data;
}

import schema from '../api/article/content-types/article/schema.json';
import { languageName } from '../articles/article-type';
import type { Revision } from './entries';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The site is in English. The day comes first, as on the site. */
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns `22 Nov 2026, 18:34` in the user's time zone, or `22 Nov 2026` for a value without a time. */
export function shortDate(value: string): string {
  const hasTime = value.includes('T');
  // A date without a time parses as midnight UTC, which is the previous day west of Greenwich.
  return hasTime ? DATE_TIME_FORMAT.format(new Date(value)) : DATE_FORMAT.format(new Date(`${value}T00:00`));
}

/** Returns a time relative to now: "5 minutes ago", "today, 09:15", "yesterday, 18:00", "3 Mar 2026, 10:30". */
export function timeLabel(at: string, now = new Date()): string {
  const time = new Date(at);
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return new Intl.RelativeTimeFormat('en').format(-Math.floor(age / MINUTE_MS), 'minute');
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(time);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return `today, ${clock}`;
  if (time.toDateString() === yesterday.toDateString()) return `yesterday, ${clock}`;
  return DATE_TIME_FORMAT.format(time);
}

export type Present = { name: string; since: string };

/** Returns who has the entry open, and since when the first of them, as a sentence. Empty for nobody. */
export function presenceSentence(others: readonly Present[], now = new Date()): string {
  if (others.length === 0) return '';
  const names = new Intl.ListFormat('en').format(others.map(({ name }) => name));
  const earliest = new Date(others.map(({ since }) => since).sort()[0]!);
  const isToday = earliest.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
  return `${names} ${others.length === 1 ? 'has' : 'have'} had this open since ${format.format(earliest)}.`;
}

/** Returns a date as the day of the user's time zone, as YYYY-MM-DD. */
export const dayOf = (date: Date): string => date.toLocaleDateString('sv-SE');

/** Returns whether the day of a follow-up is past, today or ahead. */
export function followUpState(day: string, today = dayOf(new Date())): 'overdue' | 'today' | 'planned' {
  return day < today ? 'overdue' : day === today ? 'today' : 'planned';
}

/** Returns `Overdue, 22 Nov 2026`, `Due today` or `1 Dec 2026`. */
export function followUpText(day: string, today = dayOf(new Date())): string {
  const texts = { overdue: `Overdue, ${shortDate(day)}`, today: 'Due today', planned: shortDate(day) };
  return texts[followUpState(day, today)];
}

type Component = { settings: object };
type EditView = { layout: { components: Record<string, Component> } };

/**
 * The title field of a collapsed block with files: the name of the first file. It is set here because the content
 * manager's configuration only accepts scalar fields.
 */
const TITLE_FIELDS: Record<string, string> = {
  'shared.media': 'file.name',
  'shared.gallery': 'files.0.name',
  'shared.slider': 'files.0.name',
};

/** Returns the edit view with blocks of files titled by their first file. */
export function withBlockTitles<View extends EditView>(view: View): View {
  const components = Object.entries(view.layout.components).map(([uid, component]) => {
    const mainField = TITLE_FIELDS[uid];
    return [uid, mainField ? { ...component, settings: { ...component.settings, mainField } } : component];
  });
  return { ...view, layout: { ...view.layout, components: Object.fromEntries(components) } };
}

/** The texts of the admin for the languages of articles. Strapi shows a value of an enumeration by the text with this id. */
export const languageNames: Record<string, string> = Object.fromEntries(
  schema.attributes.language.enum.map((code) => [code, languageName(code)]),
);

const KIND_LABELS: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Earlier revision restored',
  reset: 'Reset to the shipped text',
  discarded: 'Changes discarded',
};

/** Returns the label of a kind of revision. */
export const kindLabel = ({ kind }: Pick<Revision, 'kind'>): string => KIND_LABELS[kind] ?? kind;

/** Returns the name of the user, or of what acts without one: the schedule or the CMS. */
export const userLabel = ({ kind, userName }: Pick<Revision, 'kind' | 'userName'>): string =>
  userName ?? (kind === 'published' ? 'The schedule' : 'The CMS');

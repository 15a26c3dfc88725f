import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';

/** The types that editors can schedule, with their word in the texts. */
const NOUNS: Record<string, string> = { 'api::article.article': 'article', 'api::page.page': 'page' };

type Values = { publishAt?: string | Date | null };

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows when a scheduled article or page is published, and says that Save keeps the schedule. */
export function SchedulePanel({ model }: { model: string }) {
  const publishAt = useForm('SchedulePanel', ({ values }) => (values as Values).publishAt);
  const noun = NOUNS[model];
  if (!noun || !publishAt) return null;
  const time = new Date(publishAt);
  const text =
    time.getTime() > Date.now()
      ? `Scheduled for ${format.format(time)}, your time. Press Save: the ${noun} publishes itself within a minute of that time. To publish it now, clear the time first.`
      : `${format.format(time)} has passed. If the ${noun} is not published within a minute, clear the time and press Publish, which says what is missing.`;
  return { title: 'Schedule', content: <Typography>{text}</Typography> };
}

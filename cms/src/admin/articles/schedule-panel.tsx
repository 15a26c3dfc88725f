import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type ArticleValues, type PanelProps } from './panel-props';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows when a scheduled article is published, and says that Save keeps the schedule. */
export function SchedulePanel({ model }: PanelProps) {
  const publishAt = useForm('SchedulePanel', ({ values }) => (values as ArticleValues).publishAt);
  if (model !== ARTICLE_UID || !publishAt) return null;
  const time = new Date(publishAt);
  const text =
    time.getTime() > Date.now()
      ? `Scheduled for ${format.format(time)}, your time. Press Save: the article publishes itself within a minute of that time. To publish it now, clear the time first.`
      : `${format.format(time)} has passed. Choose a later time, or clear it.`;
  return { title: 'Schedule', content: <Typography>{text}</Typography> };
}

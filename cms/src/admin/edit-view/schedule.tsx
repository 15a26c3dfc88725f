import type { ReactNode } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { type EntryValues, PUBLISHED_NOUNS } from '../entries';
import { shortDate } from '../time-texts';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows when an article or page is published and unpublished automatically, and that Save stores the schedule. */
export function SchedulePanel({ model }: { model: string }) {
  const publishAt = useForm('SchedulePanel', ({ values }) => (values as EntryValues).publishAt);
  const unpublishAt = useForm('SchedulePanel', ({ values }) => (values as EntryValues).unpublishAt);
  const isSaved = useForm('SchedulePanel', ({ modified }) => !modified);
  const noun = PUBLISHED_NOUNS[model];
  if (!noun || !(publishAt || unpublishAt)) return null;
  return {
    title: 'Schedule',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        {publishAt && <Typography>{publishText(noun, new Date(publishAt), isSaved)}</Typography>}
        {unpublishAt && <Typography>{unpublishText(noun, new Date(unpublishAt), isSaved)}</Typography>}
      </Flex>
    ),
  };
}

const isAhead = (time: Date) => time.getTime() > Date.now();

const publishText = (noun: string, time: Date, isSaved: boolean) =>
  isAhead(time)
    ? `Scheduled for ${format.format(time)}, your time. ${isSaved ? 'Saved' : 'Press Save'}: the ${noun} publishes itself within a minute of that time. To publish it now, clear the time first.`
    : `${format.format(time)} has passed. If the ${noun} is not published within a minute, clear the time and press Publish, which says what is missing.`;

const unpublishText = (noun: string, time: Date, isSaved: boolean) =>
  isAhead(time)
    ? `Unpublished on ${format.format(time)}, your time. ${isSaved ? 'Saved' : 'Press Save'}: the ${noun} leaves the site within a minute of that time.`
    : `${format.format(time)} has passed. If the ${noun} is not unpublished within a minute, press Unpublish.`;

type Row = Record<string, unknown>;
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode };
type ListView = { displayedHeaders: Header[] };

const cellFormatter = ({ publishAt }: Row) => (
  <Typography textColor="neutral800">{typeof publishAt === 'string' ? shortDate(publishAt) : '-'}</Typography>
);

/** Shortens the scheduled time in a list. Strapi's longer format pushes the status column out of view. */
export function withScheduledColumn<View extends ListView>(view: View): View {
  const displayedHeaders = view.displayedHeaders.map((header) =>
    header.name === 'publishAt' ? { ...header, cellFormatter } : header,
  );
  return { ...view, displayedHeaders };
}

import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';

/** The types that editors can schedule, and the noun for each in the texts. */
const NOUNS: Record<string, string> = { 'api::article.article': 'article', 'api::page.page': 'page' };

type Time = string | Date | null | undefined;
type Values = { publishAt?: Time; unpublishAt?: Time };

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows when an article or page is published and unpublished automatically, and that Save stores the schedule. */
export function SchedulePanel({ model }: { model: string }) {
  const publishAt = useForm('SchedulePanel', ({ values }) => (values as Values).publishAt);
  const unpublishAt = useForm('SchedulePanel', ({ values }) => (values as Values).unpublishAt);
  const isSaved = useForm('SchedulePanel', ({ modified }) => !modified);
  const noun = NOUNS[model];
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

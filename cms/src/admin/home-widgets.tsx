import { type ReactElement, useEffect, useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from './entries';
import { listPath } from './leads/leads-api';
import { dayOf, shortDate } from './texts';

type Counts = {
  data: Array<{ uid: string; title: string; waiting: number }>;
  mine: { due: number; overdue: number };
};
type Problem = { uid: string; documentId?: string; title: string; section?: string; field: string; reason: string };
type Upcoming = { uid: string; documentId: string; title: string; action: 'publish' | 'unpublish'; at: string };

const MY_DUE_LEADS_PATH = '/all-leads?owner=mine&due=due&sort=followUp:asc';
const WAITING_QUERY = 'page=1&pageSize=20&sort=receivedAt:DESC&filters[$and][0][leadStatus][$eq]=new';
const MAX_SHOWN_ENTRIES = 10;
const SITE_UNREACHABLE = 'The site does not respond, so its problems are not known. Ask whoever hosts it.';
const NO_PROBLEMS = 'The site shows everything as entered.';

/** Requests the data of a widget. Until they are there, and after an error, the widget shows `instead`. */
function useWidgetData<Data>(url: string): { data?: Data; instead: ReactElement } {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    get<Data>(url).then(
      ({ data: found }) => setData(found),
      () => setIsFailed(true),
    );
  }, [get, url]);
  return { data, instead: isFailed ? <Widget.Error /> : <Widget.Loading /> };
}

/** Home page widget: my leads that are due, and the number of leads with status "new" per form. */
export function WaitingLeads() {
  const { data: counts, instead } = useWidgetData<Counts>(`/leads/counts?today=${dayOf(new Date())}`);
  if (!counts) return instead;
  const { due, overdue } = counts.mine;
  const dueLabel = overdue > 0 ? `My leads due today, ${overdue} overdue` : 'My leads due today';
  return (
    <Box tag="ul">
      <LeadCount to={MY_DUE_LEADS_PATH} label={dueLabel} count={due} unit="due" />
      {counts.data.map(({ uid, title, waiting }) => (
        <LeadCount key={uid} to={`${listPath(uid)}?${WAITING_QUERY}`} label={title} count={waiting} unit="new" />
      ))}
    </Box>
  );
}

function LeadCount({ to, label, count, unit }: { to: string; label: string; count: number; unit: string }) {
  return (
    <Flex tag="li" justifyContent="space-between" paddingTop={2} paddingBottom={2}>
      <Link tag={RouterLink} to={to}>
        {label}
      </Link>
      <Typography fontWeight={count > 0 ? 'bold' : 'regular'} aria-label={`${count} ${unit}`}>
        {count}
      </Typography>
    </Flex>
  );
}

/** Home page widget: the fields of published pages that the site replaces by its shipped text, with links. */
export function ProblemsWidget() {
  const { data: problems, instead } = useWidgetData<{ data: Problem[] | null }>('/content-problems');
  if (!problems) return instead;
  if (!problems.data?.length) return <Typography>{problems.data ? NO_PROBLEMS : SITE_UNREACHABLE}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">
        The site leaves out these entries, or shows its shipped text there.
      </Typography>
      <EntryList
        entries={problems.data}
        textOf={({ section, field, reason }) => `${[section, field].filter(Boolean).join(': ')} ${reason}.`}
      />
    </Flex>
  );
}

/** Home page widget: the articles and pages that are published and unpublished next, with their times and links. */
export function ComingUpWidget() {
  const { data: upcoming, instead } = useWidgetData<{ data: Upcoming[] }>('/schedule');
  if (!upcoming) return instead;
  if (upcoming.data.length === 0) return <Typography>Nothing is scheduled.</Typography>;
  return <EntryList entries={upcoming.data} textOf={({ action, at }) => `Will be ${action}ed on ${shortDate(at)}`} />;
}

type ListProps<Item> = { entries: Item[]; textOf: (entry: Item) => string };

/** The first entries with a text each, and how many more there are. */
function EntryList<Item extends { uid: string; documentId?: string; title: string }>(props: ListProps<Item>) {
  const { entries, textOf } = props;
  return (
    <>
      <Box tag="ul">
        {entries.slice(0, MAX_SHOWN_ENTRIES).map((entry, index) => (
          <Box key={index} tag="li" paddingTop={2} paddingBottom={2}>
            <Link tag={RouterLink} to={entryPath(entry)}>
              {entry.title}
            </Link>
            <Typography tag="p">{textOf(entry)}</Typography>
          </Box>
        ))}
      </Box>
      {entries.length > MAX_SHOWN_ENTRIES && (
        <Typography>{`And ${entries.length - MAX_SHOWN_ENTRIES} more.`}</Typography>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOf } from './follow-up';
import { listPath } from './lead-type';

const MY_DUE_LEADS_PATH = '/all-leads?owner=mine&due=due&sort=followUp:asc';

type Mine = { due: number; overdue: number };
type Count = { uid: string; title: string; waiting: number };

const waitingList = (uid: string) =>
  `${listPath(uid)}?page=1&pageSize=20&sort=receivedAt:DESC&filters[$and][0][leadStatus][$eq]=new`;

/** Home page widget: my leads that are due, and the number of leads with status "new" per form. */
export function WaitingLeads() {
  const { get } = useFetchClient();
  const [counts, setCounts] = useState<{ data: Count[]; mine: Mine } | 'failed'>();
  useEffect(() => {
    get<{ data: Count[]; mine: Mine }>(`/leads/counts?today=${dayOf(new Date())}`).then(
      ({ data }) => setCounts(data),
      () => setCounts('failed'),
    );
  }, [get]);

  if (counts === undefined) return <Widget.Loading />;
  if (counts === 'failed') return <Widget.Error />;
  const { data, mine } = counts;
  return (
    <Box tag="ul">
      <Row to={MY_DUE_LEADS_PATH} label={dueLabel(mine)} count={mine.due} unit="due" />
      {data.map(({ uid, title, waiting }) => (
        <Row key={uid} to={waitingList(uid)} label={title} count={waiting} unit="new" />
      ))}
    </Box>
  );
}

const dueLabel = ({ overdue }: Mine) => (overdue > 0 ? `My leads due today, ${overdue} overdue` : 'My leads due today');

function Row({ to, label, count, unit }: { to: string; label: string; count: number; unit: string }) {
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

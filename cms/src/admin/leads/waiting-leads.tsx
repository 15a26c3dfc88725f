import { useEffect, useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from './lead-type';

type Count = { uid: string; title: string; waiting: number };

const waitingList = (uid: string) =>
  `${listPath(uid)}?page=1&pageSize=20&sort=receivedAt:DESC&filters[$and][0][leadStatus][$eq]=new`;

/** Home page widget: the number of leads with status "new", per form. */
export function WaitingLeads() {
  const { get } = useFetchClient();
  const [counts, setCounts] = useState<Count[] | 'failed'>();
  useEffect(() => {
    get<{ data: Count[] }>('/leads/counts').then(
      ({ data }) => setCounts(data.data),
      () => setCounts('failed'),
    );
  }, [get]);

  if (counts === undefined) return <Widget.Loading />;
  if (counts === 'failed') return <Widget.Error />;
  if (counts.length === 0) return <Widget.NoPermissions />;
  return (
    <Box tag="ul">
      {counts.map(({ uid, title, waiting }) => (
        <Flex key={uid} tag="li" justifyContent="space-between" paddingTop={2} paddingBottom={2}>
          <Link tag={RouterLink} to={waitingList(uid)}>
            {title}
          </Link>
          <Typography fontWeight={waiting > 0 ? 'bold' : 'regular'} aria-label={`${waiting} new`}>
            {waiting}
          </Typography>
        </Flex>
      ))}
    </Box>
  );
}

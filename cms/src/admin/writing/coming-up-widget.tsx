import { useEffect, useState } from 'react';
import { Box, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../pages/pages-api';
import { shortDate } from './short-date';

type Upcoming = { uid: string; documentId: string; title: string; action: 'publish' | 'unpublish'; at: string };

const MAX_SHOWN_ENTRIES = 10;

/** Home page widget: the articles and pages that are published and unpublished next, with their times and links. */
export function ComingUpWidget() {
  const { get } = useFetchClient();
  const [upcoming, setUpcoming] = useState<Upcoming[] | 'failed'>();
  useEffect(() => {
    get<{ data: Upcoming[] }>('/schedule').then(
      ({ data }) => setUpcoming(data.data),
      () => setUpcoming('failed'),
    );
  }, [get]);

  if (upcoming === undefined) return <Widget.Loading />;
  if (upcoming === 'failed') return <Widget.Error />;
  if (upcoming.length === 0) return <Typography>Nothing is scheduled.</Typography>;
  return (
    <>
      <Box tag="ul">
        {upcoming.slice(0, MAX_SHOWN_ENTRIES).map((entry) => (
          <Box key={entry.action + entry.documentId} tag="li" paddingTop={2} paddingBottom={2}>
            <Link tag={RouterLink} to={entryPath(entry)}>
              {entry.title}
            </Link>
            <Typography tag="p">
              Will be {entry.action === 'publish' ? 'published' : 'unpublished'} on {shortDate(entry.at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {upcoming.length > MAX_SHOWN_ENTRIES && (
        <Typography>{`And ${upcoming.length - MAX_SHOWN_ENTRIES} more.`}</Typography>
      )}
    </>
  );
}

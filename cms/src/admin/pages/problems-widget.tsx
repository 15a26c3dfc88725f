import { useEffect, useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from './pages-api';

type Problem = { uid: string; documentId?: string; title: string; section?: string; field: string; reason: string };

const MAX_SHOWN_PROBLEMS = 10;
const SITE_UNREACHABLE = 'The site does not respond, so its problems are not known. Ask whoever hosts it.';
const NO_PROBLEMS = 'The site shows everything as entered.';

/** Home page widget: the fields of published pages that the site replaces by its shipped text, with links. */
export function ProblemsWidget() {
  const { get } = useFetchClient();
  const [problems, setProblems] = useState<Problem[] | null | 'failed'>();
  useEffect(() => {
    get<{ data: Problem[] | null }>('/content-problems').then(
      ({ data }) => setProblems(data.data),
      () => setProblems('failed'),
    );
  }, [get]);

  if (problems === undefined) return <Widget.Loading />;
  if (problems === 'failed') return <Widget.Error />;
  if (problems === null || problems.length === 0)
    return <Typography>{problems ? NO_PROBLEMS : SITE_UNREACHABLE}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">
        The site leaves out these entries, or shows its shipped text there.
      </Typography>
      <Box tag="ul">
        {problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem, index) => (
          <Box key={index} tag="li" paddingTop={2} paddingBottom={2}>
            <Link tag={RouterLink} to={entryPath(problem)}>
              {problem.title}
            </Link>
            <Typography tag="p">{sentence(problem)}</Typography>
          </Box>
        ))}
      </Box>
      {problems.length > MAX_SHOWN_PROBLEMS && (
        <Typography>{`And ${problems.length - MAX_SHOWN_PROBLEMS} more.`}</Typography>
      )}
    </Flex>
  );
}

const sentence = ({ section, field, reason }: Problem) => `${[section, field].filter(Boolean).join(': ')} ${reason}.`;

import { useEffect, useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from './pages-api';

type Problem = { uid: string; documentId?: string; title: string; section?: string; field: string; reason: string };

const SHOWN = 10;
const UNREACHABLE = 'The site does not respond, so its problems are not known. Ask whoever hosts it.';
const NONE = 'The site shows everything as entered.';

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
  if (problems === null || problems.length === 0) return <Typography>{problems ? NONE : UNREACHABLE}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">
        The site leaves out these entries, or shows its shipped text there.
      </Typography>
      <Box tag="ul">
        {problems.slice(0, SHOWN).map((problem, index) => (
          <Box key={index} tag="li" paddingTop={2} paddingBottom={2}>
            <Link tag={RouterLink} to={entryPath(problem)}>
              {problem.title}
            </Link>
            <Typography tag="p">{sentence(problem)}</Typography>
          </Box>
        ))}
      </Box>
      {problems.length > SHOWN && <Typography>{`And ${problems.length - SHOWN} more.`}</Typography>}
    </Flex>
  );
}

const sentence = ({ section, field, reason }: Problem) => `${[section, field].filter(Boolean).join(': ')} ${reason}.`;

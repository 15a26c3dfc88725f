import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Problem } from '../../checks/problem';
import { barriers } from '../preview/barriers';
import type { Barrier } from '../preview/messages';
import { ProblemItem } from './problem-item';
import { type Checks, useChecks } from './use-checks';

type Props = { url?: string; saved?: string; status?: string };

/**
 * Lists the problems of a document, those that prevent its publication first. Screen readers announce the status.
 * Includes what axe finds while the preview beside the form is open.
 */
export function ChecksList({ url, saved, status }: Props) {
  const { checks, recheck } = useChecks(url, saved, status);
  const found = typeof checks === 'object' ? checks.problems : [];
  const problems = [...found, ...barriers.use().map(problemOf)];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status" textColor="neutral800">
        {url ? statusOf(checks, problems) : 'Save the draft to see its checks.'}
      </Typography>
      {problems.length > 0 && (
        <Box tag="ul" aria-label="Checks">
          {problems.map((problem) => (
            <ProblemItem key={problem.path.join('.') + problem.message} problem={problem} />
          ))}
        </Box>
      )}
      {url && (
        <Button variant="tertiary" onClick={recheck}>
          Check again
        </Button>
      )}
    </Flex>
  );
}

const problemOf = ({ message, path }: Barrier): Problem => ({
  level: 'warn',
  message: `The preview: ${message}`,
  path: path ? path.split('.') : [],
});

function statusOf(checks: Checks | 'failed' | undefined, problems: readonly Problem[]): string {
  if (checks === undefined) return 'Checking …';
  if (checks === 'failed') return 'The checks did not run. Press "Check again".';
  const refused = problems.filter(({ level }) => level === 'refuse').length;
  const warned = problems.length - refused;
  const parts = [
    refused > 0 && `${refused} to mend before Publish.`,
    warned > 0 && `${warned} to look at.`,
    refused + warned === 0 && 'Everything is fine.',
    !checks.texts && 'The site does not respond, so the texts are not checked.',
  ];
  return parts.filter(Boolean).join(' ');
}

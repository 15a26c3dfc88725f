import { useEffect, useRef } from 'react';
import { Box, Button, Flex, TextButton, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { Problem } from '../../checks/problem';
import { type PanelProps, PUBLISHED_NOUNS } from '../entries';
import { focusField } from '../focus-field';
import type { Barrier } from '../preview/messages';
import { barriers } from '../preview/panel-state';
import { type Checks, sentenceOf, useChecks } from './use-checks';

/** Side panel of an article and a page: the problems that prevent its publication, and the warnings. */
export function ChecksPanel({ model, documentId, document, activeTab }: PanelProps) {
  if (!PUBLISHED_NOUNS[model] || activeTab === 'published') return null;
  return {
    title: 'Checks',
    content: (
      <ChecksList
        key={documentId}
        url={documentId && `/checks/${model}/${documentId}`}
        saved={document?.updatedAt}
        status={document?.status}
      />
    ),
  };
}

type ListProps = { url?: string; saved?: string; status?: string };

/**
 * Lists the problems of a document, those that prevent its publication first. Screen readers announce the status.
 * Includes what axe finds while the preview beside the form is open.
 */
function ChecksList({ url, saved, status }: ListProps) {
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

const GO_LABEL = 'Go to the field';
const LEVEL_STYLES = {
  refuse: { label: 'Mend', color: 'danger600' },
  warn: { label: 'Look', color: 'warning600' },
} as const;

/** One problem, with a button that opens its section, marks the field with the sentence and focuses it. */
function ProblemItem({ problem: { level, message, path } }: { problem: Problem }) {
  const setErrors = useForm('ProblemItem', (form) => form.setErrors);
  const { label, color } = LEVEL_STYLES[level];
  const sentence = sentenceOf(message);
  const isMarked = useRef(false);
  // Removes the mark when the problem is fixed.
  useEffect(
    () => () => {
      if (isMarked.current) setErrors({});
    },
    [setErrors],
  );
  const goToField = () => {
    isMarked.current = true;
    void focusField(path, sentence, {}, setErrors);
  };
  return (
    <Box tag="li" paddingTop={2} paddingBottom={2}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography variant="sigma" textColor={color}>
          {label}
        </Typography>
        <Typography>{sentence}</Typography>
        {path.length > 0 && (
          <TextButton onClick={goToField} aria-label={`${GO_LABEL}: ${sentence}`}>
            {GO_LABEL}
          </TextButton>
        )}
      </Flex>
    </Box>
  );
}

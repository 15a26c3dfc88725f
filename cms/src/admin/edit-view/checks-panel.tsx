import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, Button, Flex, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import type { Problem } from '../../checks/checked-document';
import { type PanelProps, PUBLISHED_NOUNS } from '../entries';
import { focusField } from '../focus-field';
import type { Barrier } from '../preview/messages';
import { barriers } from '../preview/panel-state';

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

/** `texts` is false if the texts were not checked, because the site did not respond. */
type Checks = { problems: Problem[]; texts: boolean };

const CHECK_DELAY_MS = 1200;

/** Returns the message of a problem with a capital letter. */
const sentenceOf = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

/**
 * Returns the checks of the open document with its unsaved input. They run again after a save, after a pause in typing,
 * and when the window gets the focus, because an alternative text may change in another window. `saved` is when the
 * document was saved. If `status` is "published" after that, a notification says once what the page does not show.
 */
function useChecks(url: string | undefined, saved: string | undefined, status: string | undefined) {
  const { post } = useFetchClient();
  const { values, modified: isModified } = useForm('ChecksPanel', (form) => form);
  const [checks, setChecks] = useState<Checks | 'failed'>();
  const [runCount, setRunCount] = useState(0);

  const recheck = useCallback(() => setRunCount((before) => before + 1), []);

  useEffect(() => {
    window.addEventListener('focus', recheck);
    return () => window.removeEventListener('focus', recheck);
  }, [recheck]);

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        post<{ data: Checks }>(url, isModified ? { values } : {}).then(
          ({ data }) => isCurrent && setChecks(data.data),
          () => isCurrent && setChecks('failed'),
        );
      },
      isModified ? CHECK_DELAY_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, url, saved, runCount, status, isModified, isModified && values]);
  useLossNotice(checks, saved, status);

  return { checks, recheck };
}

function useLossNotice(checks: Checks | 'failed' | undefined, saved: string | undefined, status: string | undefined) {
  const { toggleNotification } = useNotification();
  const before = useRef({ saved, status });
  const awaiting = useRef<typeof checks | null>(null);
  useEffect(() => {
    const isChanged = before.current.saved !== saved || before.current.status !== status;
    // The checks that are known now are those before Publish, whose last input they may not have.
    if (isChanged && before.current.saved && status === 'published') awaiting.current = checks;
    before.current = { saved, status };
    if (awaiting.current === null || awaiting.current === checks) return;
    awaiting.current = null;
    const losses = typeof checks === 'object' ? checks.problems.filter(({ isLoss }) => isLoss) : [];
    if (losses.length === 0) return;
    const sentences = losses.map(({ message }) => sentenceOf(message));
    toggleNotification({ type: 'warning', title: 'The page does not show everything', message: sentences.join(' ') });
  }, [checks, saved, status, toggleNotification]);
}

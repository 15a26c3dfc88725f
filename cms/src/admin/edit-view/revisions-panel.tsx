import { useState } from 'react';
import { Box, Button, Dialog, Flex, Modal, TextButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { ConfirmDialog, useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import type { Change } from '../../revisions/difference';
import type { Part } from '../../revisions/text-difference';
import {
  EDITED_UIDS,
  type Entry,
  type PanelProps,
  useGetRevisionQuery,
  useGetRevisionsQuery,
  useOutcomeNotice,
  useRestoreRevisionMutation,
} from '../entries';
import { kindLabel, timeLabel, userLabel } from '../texts';

const COLLAPSED_COUNT = 5;

/** Lists the earlier states of the draft. A click opens one in a dialog. */
export function RevisionsPanel({ model: uid, document }: PanelProps) {
  const documentId = document?.documentId;
  if (!EDITED_UIDS.includes(uid) || !documentId) return null;
  return { title: 'Revisions', content: <RevisionList uid={uid} documentId={documentId} /> };
}

function RevisionList({ uid, documentId }: Entry) {
  const { data: revisions, isError } = useGetRevisionsQuery({ uid, documentId });
  const [openId, setOpenId] = useState<number | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  if (isError) return <Typography>The revisions could not be loaded. Reload the page.</Typography>;
  if (!revisions) return <Typography>Loading…</Typography>;
  if (revisions.length === 0) return <Typography>Save leaves the first one.</Typography>;
  const shown = isExpanded ? revisions : revisions.slice(0, COLLAPSED_COUNT);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Box tag="ul" style={{ maxHeight: '22rem', overflowY: 'auto' }}>
        {shown.map((revision) => (
          <Box key={revision.id} tag="li" paddingBottom={2}>
            <TextButton
              aria-label={`${kindLabel(revision)} ${timeLabel(revision.at)} by ${userLabel(revision)}: compare with the draft`}
              onClick={() => setOpenId(revision.id)}
            >
              {timeLabel(revision.at)}
            </TextButton>
            <Typography tag="p" textColor="neutral600">
              {kindLabel(revision)} · {userLabel(revision)}
            </Typography>
          </Box>
        ))}
      </Box>
      {!isExpanded && revisions.length > COLLAPSED_COUNT && (
        <TextButton onClick={() => setIsExpanded(true)}>{`Show all ${revisions.length}`}</TextButton>
      )}
      {openId !== null && (
        <RevisionDialog uid={uid} documentId={documentId} id={openId} onClose={() => setOpenId(null)} />
      )}
    </Flex>
  );
}

type DialogProps = Entry & { id: number; onClose: () => void };

const RESTORE_QUESTION =
  'The draft gets the content of this revision. The draft as it is now stays in the list of revisions. What visitors see stays as it is until you press Publish.';
const RESTORE_LABEL = 'Restore into the draft';
const UNSAVED_NOTICE = 'Press Save first, so that what you have typed is in the list of revisions too.';

/** Shows the differences between the draft and a revision, and restores it into the draft after a confirmation. */
function RevisionDialog({ uid, documentId, id, onClose }: DialogProps) {
  const { data: revision, isError } = useGetRevisionQuery(
    { uid, documentId, id },
    // Another editor may have saved meanwhile.
    { refetchOnMountOrArgChange: true },
  );
  const [isAsking, setIsAsking] = useState(false);
  const [restore, { isLoading }] = useRestoreRevisionMutation();
  const canUpdate = useDocumentRBAC('RevisionDialog', (rights) => rights.canUpdate);
  const { modified: isModified, resetForm: discardInput } = useForm('RevisionDialog', (form) => form);
  const showOutcome = useOutcomeNotice();

  const confirm = async () => {
    if (!revision) return;
    const isRestored = showOutcome(
      await restore({ uid, documentId, id, lockVersion: revision.lockVersion }),
      ({ missing }) =>
        missing.length > 0
          ? { type: 'warning', message: `The draft has the revision, without what is gone: ${missing.join(', ')}.` }
          : { type: 'success', message: 'The draft has the revision. Publish puts it on the site.' },
    );
    if (!isRestored) return;
    discardInput();
    onClose();
  };

  const title = revision ? `${kindLabel(revision)}, ${timeLabel(revision.at)}` : 'Revision';
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {isError && <Typography>The revision could not be loaded. Close this dialog and open it again.</Typography>}
          {!revision && !isError && <Typography>Loading…</Typography>}
          {revision && (
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Typography tag="p">{`By ${userLabel(revision)}, compared with the draft as it was last saved.`}</Typography>
              <ChangeList changes={revision.changes} />
              {revision.missing.length > 0 && (
                <Typography tag="p" textColor="warning700">
                  {`Not in a restore, because it does not exist any more: ${revision.missing.join(', ')}.`}
                </Typography>
              )}
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          {canUpdate && revision && revision.changes.length > 0 && (
            <Flex gap={3}>
              {isModified && <Typography textColor="neutral600">{UNSAVED_NOTICE}</Typography>}
              <Button disabled={isModified} loading={isLoading} onClick={() => setIsAsking(true)}>
                {RESTORE_LABEL}
              </Button>
            </Flex>
          )}
        </Modal.Footer>
        <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
          <ConfirmDialog title="Restore this revision?" variant="default" onConfirm={confirm}>
            {RESTORE_QUESTION}
          </ConfirmDialog>
        </Dialog.Root>
      </Modal.Content>
    </Modal.Root>
  );
}

const CHANGE_HEADINGS: Record<Change['kind'], string> = {
  changed: '',
  added: 'Only in this revision',
  removed: 'Only in the draft',
  moved: 'At another place',
};

/** The style and the spoken label of text that is only in the draft, or only in the revision. */
const PART_STYLES = {
  removed: { tag: 'del', background: 'danger100', color: 'danger700', spokenLabel: 'Only in the draft:' },
  added: { tag: 'ins', background: 'success100', color: 'success700', spokenLabel: 'Only in this revision:' },
} as const;

/** Lists the differences, each with the labels of its field in the form. */
function ChangeList({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <Typography>The draft has the same content.</Typography>;
  return (
    <>
      <Typography tag="p" textColor="neutral600">
        <PartText part={{ kind: 'removed', text: 'Struck through' }} isSpoken={false} />
        {' is in the draft now and would go. '}
        <PartText part={{ kind: 'added', text: 'Underlined' }} isSpoken={false} />
        {' would come back.'}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {changes.map(({ place, kind, parts }, index) => (
          <Box key={index} tag="li">
            <Typography tag="h3" variant="omega" fontWeight="bold">
              {place.join(' › ')}
            </Typography>
            {CHANGE_HEADINGS[kind] && (
              <Typography tag="p" textColor="neutral600">
                {CHANGE_HEADINGS[kind]}
              </Typography>
            )}
            <Box
              tag="p"
              background="neutral100"
              hasRadius
              padding={3}
              marginTop={1}
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {parts.map((part, at) => (
                <PartText key={at} part={part} isSpoken />
              ))}
            </Box>
          </Box>
        ))}
      </Flex>
    </>
  );
}

function PartText({ part: { kind, text }, isSpoken }: { part: Part; isSpoken: boolean }) {
  if (kind === 'same') return <Typography>{text}</Typography>;
  const { tag, background, color, spokenLabel } = PART_STYLES[kind];
  return (
    <Box tag={tag} background={background} color={color} hasRadius>
      {isSpoken && <VisuallyHidden>{`${spokenLabel} `}</VisuallyHidden>}
      <Typography textColor={color}>{text}</Typography>
    </Box>
  );
}

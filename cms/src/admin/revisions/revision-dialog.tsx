import { useState } from 'react';
import { Button, Dialog, Flex, Modal, Typography } from '@strapi/design-system';
import { ConfirmDialog, useAPIErrorHandler, useDocumentRBAC, useForm, useNotification } from '@strapi/strapi/admin';
import type { Entry } from '../pages/pages-api';
import { ChangeList } from './change-list';
import { kindLabel, timeLabel, userLabel } from './revision-labels';
import { useGetRevisionQuery, useRestoreRevisionMutation } from './revisions-api';

type Props = Entry & { id: number; onClose: () => void };

const RESTORE_QUESTION =
  'The draft gets the content of this revision. The draft as it is now stays in the list of revisions. What visitors see stays as it is until you press Publish.';
const RESTORE_LABEL = 'Restore into the draft';
const UNSAVED_NOTICE = 'Press Save first, so that what you have typed is in the list of revisions too.';

/** Shows the differences between the draft and a revision, and restores it into the draft after a confirmation. */
export function RevisionDialog({ uid, documentId, id, onClose }: Props) {
  const { data: revision, isError } = useGetRevisionQuery(
    { uid, documentId, id },
    // Another editor may have saved meanwhile.
    { refetchOnMountOrArgChange: true },
  );
  const [isAsking, setIsAsking] = useState(false);
  const [restore, { isLoading }] = useRestoreRevisionMutation();
  const canUpdate = useDocumentRBAC('RevisionDialog', (rights) => rights.canUpdate);
  const isModified = useForm('RevisionDialog', ({ modified }) => modified);
  const discardInput = useForm('RevisionDialog', ({ resetForm }) => resetForm);
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();

  const confirm = async () => {
    if (!revision) return;
    const result = await restore({ uid, documentId, id, lockVersion: revision.lockVersion });
    if ('error' in result) {
      toggleNotification({ type: 'danger', message: formatError(result.error as Parameters<typeof formatError>[0]) });
      return;
    }
    discardInput();
    const { missing } = result.data;
    toggleNotification(
      missing.length > 0
        ? { type: 'warning', message: `The draft has the revision, without what is gone: ${missing.join(', ')}.` }
        : { type: 'success', message: 'The draft has the revision. Publish puts it on the site.' },
    );
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

import { useCallback, useState } from 'react';
import { Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { ClockCounterClockwise } from '@strapi/icons';
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import {
  type Entry,
  SHIPPED_UIDS,
  type ShippedSection,
  useGetShippedQuery,
  useOutcomeNotice,
  useResetToShippedMutation,
} from '../entries';

/** Action of a page of the site and of the entry Site: resets its draft, or one section, to the shipped text. */
export const ResetAction: DocumentActionComponent = ({ model: uid, document, activeTab }) => {
  const documentId = document?.documentId ?? '';
  const canUpdate = useDocumentRBAC('ResetAction', (rights) => rights.canUpdate);
  const skip = !documentId || !canUpdate || !SHIPPED_UIDS.includes(uid);
  const { data: shipped } = useGetShippedQuery({ uid, documentId }, { skip });
  const sections = shipped?.sections;
  // React would mount a new function as a new component, and lose the choice in the dialog.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <ResetForm uid={uid} documentId={documentId} sections={sections ?? []} onClose={onClose} />
    ),
    [uid, documentId, sections],
  );
  if (skip || !sections) return null;
  return {
    label: 'Reset to the shipped text',
    icon: <ClockCounterClockwise />,
    position: 'panel',
    disabled: activeTab === 'published',
    dialog: { type: 'modal', title: 'Reset to the shipped text', content },
  };
};
ResetAction.position = 'panel';

type Props = Entry & { sections: ShippedSection[]; onClose: () => void };

const EVERYTHING = 'everything';
const EXPLANATION =
  'The draft gets the text that came with this release. What visitors see stays as it is until you press Publish. What you have typed since the last save is lost.';

/** Modal content of the reset: choose the whole entry or one section, and confirm. */
function ResetForm({ uid, documentId, sections, onClose }: Props) {
  const [choice, setChoice] = useState(EVERYTHING);
  const [reset, { isLoading }] = useResetToShippedMutation();
  const discardInput = useForm('ResetForm', ({ resetForm }) => resetForm);
  const showOutcome = useOutcomeNotice();

  const confirm = async () => {
    const section = sections.find(({ index }) => String(index) === choice);
    const isReset = showOutcome(
      await reset({ uid, documentId, section: section && { index: section.index, uid: section.uid } }),
      () => ({ type: 'success', message: 'The draft has the shipped text. Publish puts it on the site.' }),
    );
    if (!isReset) return;
    // Without this, the form keeps fields that were typed since the last save.
    discardInput();
    onClose();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Typography tag="p">{EXPLANATION}</Typography>
          {sections.length > 0 && (
            <Radio.Group aria-label="What to reset" value={choice} onValueChange={setChoice}>
              <Flex direction="column" alignItems="flex-start" gap={3}>
                <Radio.Item value={EVERYTHING}>The whole page</Radio.Item>
                {sections.map(({ index, name, title }) => (
                  <Radio.Item key={index} value={String(index)}>
                    {`Section ${index + 1}, ${[name, title].filter(Boolean).join(': ')}`}
                  </Radio.Item>
                ))}
              </Flex>
            </Radio.Group>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isLoading} onClick={confirm}>
          Reset
        </Button>
      </Modal.Footer>
    </>
  );
}

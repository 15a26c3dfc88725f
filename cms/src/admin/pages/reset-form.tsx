import { useState } from 'react';
import { Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useForm, useNotification } from '@strapi/strapi/admin';
import { type ShippedSection, useResetToShippedMutation } from './pages-api';

type Props = { uid: string; documentId: string; sections: ShippedSection[]; onClose: () => void };

const EVERYTHING = 'everything';
const EXPLANATION =
  'The draft gets the text that came with this release. What visitors see stays as it is until you press Publish. What you have typed since the last save is lost.';

/** Modal content of the reset: choose the whole entry or one section, and confirm. */
export function ResetForm({ uid, documentId, sections, onClose }: Props) {
  const [choice, setChoice] = useState(EVERYTHING);
  const [reset, { isLoading }] = useResetToShippedMutation();
  const discardInput = useForm('ResetForm', ({ resetForm }) => resetForm);
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();

  const confirm = async () => {
    const section = sections.find(({ index }) => String(index) === choice);
    const result = await reset({ uid, documentId, section: section && { index: section.index, uid: section.uid } });
    if ('error' in result) {
      toggleNotification({ type: 'danger', message: formatError(result.error as Parameters<typeof formatError>[0]) });
      return;
    }
    // Without this, the form keeps fields that were typed since the last save.
    discardInput();
    toggleNotification({ type: 'success', message: 'The draft has the shipped text. Publish puts it on the site.' });
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

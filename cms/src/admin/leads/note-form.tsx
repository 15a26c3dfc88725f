import { useState } from 'react';
import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useAPIErrorHandler, useDocumentRBAC, useNotification } from '@strapi/strapi/admin';
import { MAX_NOTE_LENGTH } from '../../leads/inbox/note-limit';
import { useAddLeadNoteMutation } from './leads-api';

/** Adds a note to a lead. The text stays in the field until it is stored. */
export function NoteForm(lead: { plural: string; documentId: string }) {
  const mayWrite = useDocumentRBAC(
    'NoteForm',
    ({ canUpdate, canUpdateFields }) => canUpdate && canUpdateFields.includes('notes'),
  );
  const [text, setText] = useState('');
  const [add, { isLoading }] = useAddLeadNoteMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: messageOf } = useAPIErrorHandler();
  if (!mayWrite) return null;

  const submit = async () => {
    const result = await add({ ...lead, text });
    if ('error' in result) toggleNotification({ type: 'danger', message: messageOf(result.error as never) });
    else setText('');
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root>
        <Field.Label>New note</Field.Label>
        <Textarea
          name="note"
          value={text}
          maxLength={MAX_NOTE_LENGTH}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
        />
      </Field.Root>
      <Button variant="secondary" fullWidth loading={isLoading} disabled={text.trim() === ''} onClick={submit}>
        Add note
      </Button>
    </Flex>
  );
}

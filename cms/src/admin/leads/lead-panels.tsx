import { useState } from 'react';
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { Mail, Phone } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { isOpen, type LeadStatus, MAX_NOTE_LENGTH } from '../../leads/lead-types';
import { useOutcomeNotice } from '../entries';
import { shortDate } from '../texts';
import { EmailLink, FollowUpLabel, PhoneLink } from './lead-list';
import { historyText } from './lead-format';
import { DayInput, OwnerSelect, TakeButton } from './lead-inputs';
import {
  type HistoryEntry,
  leadForm,
  useAddLeadNoteMutation,
  useGetLeadHistoryQuery,
  useGetLeadPeopleQuery,
  useChangeableFields,
  useLeadChange,
} from './leads-api';

type Work = { documentId: string; leadStatus?: LeadStatus; owner?: number | null; followUpOn?: string | null };

/** Side panel of a lead: its owner and its follow-up. A change is stored immediately. */
export const WorkPanel: PanelComponent = ({ model, document }) => {
  const form = leadForm(model)?.form;
  if (!document || !form) return null;
  return { title: 'Owner and follow-up', content: <WorkForm form={form} lead={document as Work} /> };
};

function WorkForm({ form, lead }: { form: string; lead: Work }) {
  const fields = useChangeableFields();
  const { data } = useGetLeadPeopleQuery();
  const [change, isBusy] = useLeadChange();
  const { documentId, owner, followUpOn } = lead;
  const leads = [{ form, documentId }];
  const open = lead.leadStatus !== undefined && isOpen(lead.leadStatus);
  const nameOf = (id: number | null) => data?.data.find((person) => person.id === id)?.name ?? 'Nobody';

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <OwnerSelect
        label="Owner"
        forms={[form]}
        value={owner ?? null}
        disabled={isBusy || !fields.includes('owner')}
        onChange={(id) => void change({ leads, change: { owner: id } }, () => `${nameOf(id)} is the owner.`)}
      />
      {!owner && open && fields.includes('owner') && <TakeButton lead={{ form, documentId }} fullWidth />}
      <Field.Root hint={open ? undefined : 'A closed lead has no follow-up.'}>
        <Field.Label>Follow-up</Field.Label>
        <DayInput
          size="M"
          label="Follow-up"
          placeholder="Choose a day"
          value={followUpOn}
          disabled={isBusy || !open || !fields.includes('followUpOn')}
          onChange={(day) =>
            void change({ leads, change: { followUpOn: day } }, () =>
              day ? 'The follow-up is set.' : 'The follow-up is removed.',
            )
          }
        />
        <Field.Hint />
      </Field.Root>
      {followUpOn && (
        <Typography role="status">
          <FollowUpLabel day={followUpOn} />
        </Typography>
      )}
    </Flex>
  );
}

/** Side panel of a lead: links to write to or call the visitor. */
export const ContactPanel: PanelComponent = ({ model, document }) => {
  if (!document || !leadForm(model) || (!document.email && !document.phone)) return null;
  const { email, phone } = document;
  return {
    title: 'Contact',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={3} maxWidth="100%">
        {email && (
          <EmailLink value={email} startIcon={<Mail style={{ flexShrink: 0 }} />}>
            <Typography textColor="primary600" style={{ overflowWrap: 'anywhere' }}>{`Write to ${email}`}</Typography>
          </EmailLink>
        )}
        {phone && <PhoneLink value={phone} startIcon={<Phone />}>{`Call ${phone}`}</PhoneLink>}
      </Flex>
    ),
  };
};

type Lead = { plural: string; documentId: string };

/** Side panel of a lead: a new note, and all notes and changes with author and time, newest first. */
export const HistoryPanel: PanelComponent = ({ model, document }) => {
  const plural = leadForm(model)?.plural;
  if (!document || !plural) return null;
  return { title: 'Notes and history', content: <History plural={plural} documentId={document.documentId} /> };
};

function History(lead: Lead) {
  const { data, isError } = useGetLeadHistoryQuery(lead);
  const older = data ? data.total - data.data.length : 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <NoteForm key={lead.documentId} {...lead} />
      {isError && <Typography textColor="danger600">The history could not be loaded.</Typography>}
      {data?.data.length === 0 && <Typography textColor="neutral600">No notes yet.</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3} aria-label="Notes and history">
        {data?.data.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </Flex>
      {older > 0 && <Typography textColor="neutral600">{`${older} older entries are not shown.`}</Typography>}
    </Flex>
  );
}

function Entry(entry: HistoryEntry) {
  const { at, kind, author, text } = entry;
  const isNote = kind === 'note';
  return (
    <Box tag="li" style={{ listStyle: 'none' }}>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {author ?? 'Without author'}
        {isNote ? '' : ` ${historyText(entry)}`}
        {', '}
        <time dateTime={at}>{shortDate(at)}</time>
      </Typography>
      {isNote && (
        <Box padding={3} marginTop={1} background="neutral100" hasRadius>
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Adds a note to a lead. The text stays in the field until it is stored. */
function NoteForm(lead: Lead) {
  const mayWrite = useChangeableFields().includes('notes');
  const [text, setText] = useState('');
  const [add, { isLoading }] = useAddLeadNoteMutation();
  const showOutcome = useOutcomeNotice();
  if (!mayWrite) return null;

  const submit = async () => {
    if (showOutcome(await add({ ...lead, text }))) setText('');
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

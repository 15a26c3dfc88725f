import { Box, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { historyText } from './history-text';
import { shortDate } from './lead-format';
import { leadType } from './lead-type';
import { type HistoryEntry, useGetLeadHistoryQuery } from './leads-api';
import { NoteForm } from './note-form';

type Lead = { plural: string; documentId: string };

/** Side panel of a lead: a new note, and all notes and changes with author and time, newest first. */
export const HistoryPanel: PanelComponent = ({ model, document }) => {
  const type = leadType(model);
  if (!document || !type) return null;
  return {
    title: 'Notes and history',
    content: <History plural={type.plural} documentId={document.documentId} />,
  };
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

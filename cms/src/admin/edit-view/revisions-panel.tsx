import { useState } from 'react';
import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { EDITED_UIDS, type Entry, type PanelProps } from '../entries';
import { useGetRevisionsQuery } from '../entries-api';
import { timeLabel } from '../time-texts';
import { RevisionDialog } from './revision-dialog';
import { kindLabel, userLabel } from './form-labels';

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

import { useEffect, useState } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient, useFetchClient } from '@strapi/strapi/admin';
import type { PanelProps } from '../articles/panel-props';
import { EDITED_UIDS } from './edited-types';
import { presenceSentence, type Present } from './presence-sentence';
import { useAnnouncement } from './use-announcement';

const HEARTBEAT_INTERVAL_MS = 20_000;
const CONCURRENT_EDIT_NOTICE =
  'If somebody else saves first, your save is refused and what you typed stays in the form. Agree on who writes what.';

/** Says who else has the entry open, and since when. It locks nothing. */
export function PresencePanel({ model, document }: PanelProps) {
  const documentId = EDITED_UIDS.includes(model) ? document?.documentId : undefined;
  const others = useOthers(model, documentId);
  const sentence = presenceSentence(others);
  useAnnouncement(sentence);
  if (!sentence) return null;
  return {
    title: 'Somebody else is editing',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography fontWeight="bold">{sentence}</Typography>
        <Typography textColor="neutral600">{CONCURRENT_EDIT_NOTICE}</Typography>
      </Flex>
    ),
  };
}

/** Reports to the server every 20 seconds that the form is open. Returns who else has it open. */
function useOthers(uid: string, documentId?: string): Present[] {
  const { post } = useFetchClient();
  const [others, setOthers] = useState<Present[]>([]);
  useEffect(() => {
    setOthers([]);
    if (!documentId) return;
    const url = `/presence/${uid}/${documentId}`;
    let isOpen = true;
    const sendHeartbeat = () =>
      post<{ data: Present[] }>(url).then(
        ({ data }) => isOpen && setOthers(data.data),
        // The next request is the retry.
        () => undefined,
      );
    void sendHeartbeat();
    const timer = setInterval(() => void sendHeartbeat(), HEARTBEAT_INTERVAL_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      // The hook aborts its requests on unmount, so it cannot send this one. The server forgets the user after a
      // minute.
      getFetchClient()
        .del(url)
        .catch(() => undefined);
    };
  }, [uid, documentId, post]);
  return others;
}

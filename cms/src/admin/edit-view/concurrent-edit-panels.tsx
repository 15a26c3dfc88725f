import { useEffect, useRef, useState } from 'react';
import { Flex, Typography, useNotifyAT } from '@strapi/design-system';
import { getFetchClient, useFetchClient, useForm } from '@strapi/strapi/admin';
import { EDITED_UIDS, type EntryValues, type PanelProps } from '../entries';
import { presenceSentence, type Present } from '../texts';

const HEARTBEAT_INTERVAL_MS = 20_000;
const CONCURRENT_EDIT_NOTICE =
  'If somebody else saves first, your save is refused and what you typed stays in the form. Agree on who writes what.';

/** Says who else has the entry open, and since when. It locks nothing. */
export function PresencePanel({ model, document }: PanelProps) {
  const documentId = EDITED_UIDS.includes(model) ? document?.documentId : undefined;
  const others = useOthers(model, documentId);
  const sentence = presenceSentence(others);
  const { notifyStatus } = useNotifyAT();
  // A side panel without content renders nothing, so it cannot contain the live region.
  useEffect(() => notifyStatus(sentence), [notifyStatus, sentence]);
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

/**
 * Renders nothing. When a save is refused, the content manager replaces the input by the saved entry. This panel
 * restores the editor's input with its old version. So no input is lost, and no newer version is overwritten.
 */
export function RestoreInputPanel({ model, documentId }: PanelProps) {
  const form = useForm('RestoreInputPanel', (form) => form);
  const { modified: isModified, isSubmitting, setValues, errors } = form;
  const values = form.values as EntryValues;
  const isConflict = Boolean((errors as EntryValues).lockVersion);
  // Each submit starts without errors.
  const isRefused = Object.keys(errors).length > 0;
  const typed = useRef<EntryValues | null>(null);
  const hadConflict = useRef(false);
  /** Whether the current input was submitted. */
  const wasSent = useRef(false);
  useEffect(() => {
    typed.current = null;
    hadConflict.current = false;
    wasSent.current = false;
  }, [model, documentId]);
  useEffect(() => {
    if (!EDITED_UIDS.includes(model)) return;
    if (isConflict) hadConflict.current = true;
    if (isSubmitting) wasSent.current = true;
    const before = typed.current;
    const isOtherVersion = before?.lockVersion !== values.lockVersion;
    if (before && isOtherVersion && hadConflict.current) {
      setValues(before);
    } else if (isModified) {
      if (!isSubmitting && before !== values) wasSent.current = false;
      typed.current = values;
    } else if (before && !isOtherVersion && isRefused && !isSubmitting && wasSent.current) {
      wasSent.current = false;
      setValues(before);
    }
  }, [model, values, isModified, isSubmitting, isConflict, isRefused, setValues]);
  return null;
}

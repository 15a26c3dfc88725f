import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';

const PLURALS: Record<string, string> = {
  'api::demo-request.demo-request': 'demo-requests',
  'api::contact-message.contact-message': 'contact-messages',
  'api::join-application.join-application': 'join-applications',
  'api::tell-more-enquiry.tell-more-enquiry': 'tell-more-enquiries',
  'api::trial-request.trial-request': 'trial-requests',
};

/** Above a list of leads: the list with its filters, search and order, all pages, as a file. */
export function ExportButton() {
  const { pathname, search } = useLocation();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const plural = PLURALS[pathname.split('/').at(-1) ?? ''];
  if (!plural) return null;

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await get<Blob>(`/leads/export/${plural}${search}`, { responseType: 'blob' });
      save(data, `${plural}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The list could not be exported. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tertiary" startIcon={<Download />} loading={busy} onClick={download}>
      Export CSV
    </Button>
  );
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

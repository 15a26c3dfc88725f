import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { isFiltered } from './is-filtered';
import { leadType } from './lead-type';

/**
 * Exports the current lead list as CSV: all pages, with its filters, search and sort order. The label shows when
 * filters are set. Strapi restores filters when the list opens again, and users miss them.
 */
export function ExportButton() {
  const { pathname, search } = useLocation();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const type = leadType(pathname.split('/').at(-1) ?? '');
  if (!type) return null;
  const { plural } = type;

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await get<Blob>(`/leads/export/${plural}${search}`, { responseType: 'blob' });
      saveFile(data, `${plural}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The list could not be exported. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tertiary" startIcon={<Download />} loading={busy} onClick={download}>
      {isFiltered(search) ? 'Export CSV (filtered)' : 'Export CSV'}
    </Button>
  );
}

function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

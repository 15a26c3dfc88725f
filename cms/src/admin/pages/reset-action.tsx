import { useCallback } from 'react';
import { ClockCounterClockwise } from '@strapi/icons';
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { SHIPPED_UIDS, useGetShippedQuery } from './pages-api';
import { ResetForm } from './reset-form';

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

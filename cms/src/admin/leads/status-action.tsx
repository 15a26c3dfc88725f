import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { leadCount } from './lead-format';
import { leadType } from './lead-type';
import { StatusForm } from './status-form';

/** Bulk action of a lead list: sets the status of the selected leads. */
export const StatusAction: BulkActionComponent = ({ model, documents }) => {
  const fields = useDocumentRBAC('StatusAction', ({ canUpdate, canUpdateFields }) =>
    canUpdate ? canUpdateFields : [],
  );
  const type = leadType(model);
  if (!type || !fields.includes('leadStatus')) return null;
  const documentIds = documents.map(({ documentId }) => documentId);
  return {
    label: 'Set status',
    variant: 'secondary',
    dialog: {
      type: 'modal',
      title: `Set the status of ${leadCount(documentIds.length)}`,
      content: ({ onClose }) => <StatusForm type={type} documentIds={documentIds} onClose={onClose} />,
    },
  };
};

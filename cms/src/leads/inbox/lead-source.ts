import type { Core } from '@strapi/strapi';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import type { AllLeadsQuery } from './all-leads-query';
import type { LeadPermissions } from './lead-permissions';

type Lead = { documentId: string; receivedAt: string };

const SEARCHED_FIELDS = ['name', 'email'];
const ORGANIZATION_FIELDS = ['organization', 'organizationName'];

/**
 * Returns the leads of one type that match a query, newest first. Returns undefined if a filter or the search uses a
 * field that the user may not read. A match would reveal its content.
 */
export async function leadSource(
  strapi: Core.Strapi,
  form: FormName,
  permissions: LeadPermissions,
  { status, search }: AllLeadsQuery,
) {
  const { uid } = LEAD_TYPES[form];
  const searched = SEARCHED_FIELDS.filter((field) => permissions.can.read(undefined, field));
  if (status && permissions.cannot.read(undefined, 'leadStatus')) return undefined;
  if (search && searched.length === 0) return undefined;

  const { filters: permitted } = await permissions.sanitizedQuery.read({});
  const filters = {
    $and: [
      permitted ?? {},
      status ? { leadStatus: status } : {},
      search ? { $or: searched.map((field) => ({ [field]: { $containsi: search } })) } : {},
    ],
  };
  const organization = ORGANIZATION_FIELDS.find((field) => field in FORM_RULES[form].fields);
  const fields = ['documentId', 'receivedAt', 'leadStatus', 'name', 'email', 'phone', organization].filter(Boolean);
  const documents = strapi.documents(uid);

  async function toRow({ documentId, ...lead }: Lead) {
    const seen = await permissions.sanitizeOutput(lead);
    const { receivedAt, leadStatus, name, email, phone } = seen;
    return {
      uid,
      form,
      documentId,
      receivedAt,
      leadStatus,
      name,
      email,
      phone,
      organization: organization && seen[organization],
    };
  }
  return {
    count: () => documents.count({ filters } as never),
    async newest(limit: number) {
      const sort = [{ receivedAt: 'desc' }, { id: 'desc' }];
      const leads = (await documents.findMany({ filters, fields, sort, limit } as never)) as unknown as Lead[];
      return leads.map((lead) => ({ receivedAt: lead.receivedAt, toRow: () => toRow(lead) }));
    },
  };
}

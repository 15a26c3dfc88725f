import type { Core } from '@strapi/strapi';
import type { FormName } from '../rules.generated';
import type { AllLeadsQuery } from './all-leads-query';
import type { LeadSource } from './lead-source';

export type LeadKey = { form: FormName; id: number };
type Sort = AllLeadsQuery['sort'];

const ORDER_BY_SQL: Record<Sort, string> = {
  'received:desc': 'received_at desc',
  'received:asc': 'received_at asc',
  'followUp:asc': 'follow_up_on is null, follow_up_on asc, received_at desc',
  'followUp:desc': 'follow_up_on is null, follow_up_on desc, received_at desc',
};

/** Returns how many leads match in all sources. */
export async function countSources(strapi: Core.Strapi, sources: readonly LeadSource[]): Promise<number> {
  if (sources.length === 0) return 0;
  const [row] = await strapi.db.connection.count<Array<{ total: unknown }>>('* as total').from(union(strapi, sources));
  return Number(row?.total);
}

/** Returns one page of the leads in all sources, in order. One statement, so that the database sorts and limits. */
export async function findKeys(
  strapi: Core.Strapi,
  sources: readonly LeadSource[],
  { sort = 'received:desc', start = 0, limit }: { sort?: Sort; start?: number; limit: number },
): Promise<LeadKey[]> {
  if (sources.length === 0) return [];
  // The form and the id make the order of equal times stable.
  const order = `${ORDER_BY_SQL[sort]}, form, id desc`;
  const query = strapi.db.connection.select('form', 'id').from(union(strapi, sources));
  return (await query.orderByRaw(order).offset(start).limit(limit)) as LeadKey[];
}

function union({ db }: Core.Strapi, sources: readonly LeadSource[]) {
  const parts = sources.map(({ form, uid, where }) => {
    const leads = db.queryBuilder(uid).select(['id', 'receivedAt', 'followUpOn']).where(where).getKnexQuery();
    return db.connection.select(db.connection.raw('cast(? as text) as form', [form]), 'one.*').from(leads.as('one'));
  });
  return db.connection.queryBuilder().unionAll(parts).as('leads');
}

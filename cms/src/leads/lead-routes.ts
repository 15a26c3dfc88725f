import { LEAD_TYPES } from './lead-types';
import type { FormName } from './rules.generated';

/** Returns one public submit route per form. Without other routes, leads cannot be read through the API. */
export function leadRoutes(form: FormName) {
  const { plural, uid } = LEAD_TYPES[form];
  const handler = `${uid.split('.').at(-1)}.submit`;
  return { routes: [{ method: 'POST', path: `/${plural}/submit`, handler, config: { auth: false } }] };
}

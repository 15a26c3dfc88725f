import { LEAD_TYPES } from '../../../leads/lead-types';

/** One public submit route for each form. Without other routes, leads cannot be read through the API. */
export default {
  routes: Object.entries(LEAD_TYPES).map(([form, { plural }]) => ({
    method: 'POST',
    path: `/${plural}/submit`,
    handler: `lead.${form}`,
    config: { auth: false },
  })),
};

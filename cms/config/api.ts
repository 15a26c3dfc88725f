/** Limits of the REST API. The public queries have lower limits: src/public-api. */
export default { rest: { defaultLimit: 12, maxLimit: 100, withCount: true } };

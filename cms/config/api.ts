/** Limits of the REST interface. The public queries are narrower still: src/public-api. */
export default { rest: { defaultLimit: 12, maxLimit: 100, withCount: true } };

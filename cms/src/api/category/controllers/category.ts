import type { Context } from 'koa';

/** Always 404. Categories are only exposed inside an article. */
export default { find: (ctx: Context) => ctx.notFound() };

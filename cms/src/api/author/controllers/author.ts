import type { Context } from 'koa';

/** Always 404. Authors are only exposed inside an article. */
export default { find: (ctx: Context) => ctx.notFound() };

import type { Context } from 'koa';

/** Always 404. Tags are only exposed inside an article. */
export default { find: (ctx: Context) => ctx.notFound() };

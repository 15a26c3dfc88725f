import type { Context, Next } from 'koa';

/** An image of an editor may take longer: src/security/body-parser.ts permits that, and config/server.ts limits it. */
export const BODY_TIMEOUT_MS = 30_000;

/** Closes the connection of a request whose body has not arrived in time. Its route may permit more time. */
export default () =>
  (ctx: Context, next: Next): Promise<unknown> => {
    const { req, res } = ctx;
    const timer = setTimeout(() => req.complete || req.socket.destroy(), BODY_TIMEOUT_MS).unref();
    ctx.state.permitSlowBody = () => clearTimeout(timer);
    // After the response the rest of a body can still be open.
    res.once('finish', () => req.complete && clearTimeout(timer));
    return next();
  };

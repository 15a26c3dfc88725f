import type { Core } from '@strapi/strapi';

/** How a connection ends that the other side cuts or fills with something other than HTTP. */
const CUT = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

/** Logs errors outside of any middleware. Koa would print their stacks past the log. */
export function logConnectionErrors(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: NodeJS.ErrnoException) => {
    if (CUT.test(error.code ?? '')) strapi.log.http('connection cut', { reason: error.code });
    else strapi.log.error(error);
  });
}

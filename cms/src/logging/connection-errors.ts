import type { Core } from '@strapi/strapi';

/** Error codes of connections that the client closes, or that send something other than HTTP. */
const CLIENT_ERROR_CODE = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

/** Logs errors outside of any middleware. Koa would print their stacks and bypass the log. */
export function logConnectionErrors(strapi: Core.Strapi): void {
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: NodeJS.ErrnoException) => {
    if (CLIENT_ERROR_CODE.test(error.code ?? '')) strapi.log.http('connection cut', { reason: error.code });
    else strapi.log.error(error);
  });
}

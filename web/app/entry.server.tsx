import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { InlineMarker } from './lib/content-security';
import { inlineMarker, cacheHints } from './lib/request-context.server';
import { pageHead } from './lib/seo/page-meta';

/** Renders a complete page without streaming, because it is cached and sent many times. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  loadContext.get(cacheHints).head = pageHead(context);
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const page = (
      <InlineMarker value={inlineMarker}>
        <ServerRouter context={context} url={request.url} nonce={inlineMarker} />
      </InlineMarker>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce: inlineMarker,
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status: failed ? 500 : status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error('Rendering %s failed:', new URL(request.url).pathname, error);
      },
    });
  });
}

import http from 'node:http';

const EMPTY_PAGE_HTML =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

/**
 * Serves an empty page, which measures the cost of the browser and the machine alone. Returns its origin and `close`.
 */
export async function emptyPage() {
  const server = http.createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(EMPTY_PAGE_HTML),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

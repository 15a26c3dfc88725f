import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Article = { slug: string; [field: string]: unknown };

const PAGE_SIZE = 12;

/**
 * A CMS with only a health check and the two article queries. It returns `articles` unchanged and unvalidated. With
 * `content` it also has the pages.
 */
export async function fakeCms(articles: readonly Article[], content?: object) {
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cms');
    if (url.pathname === '/_health') return void response.writeHead(204).end();
    if (url.pathname === '/api/site-content' && content) return void send(response, content);
    if (url.pathname !== '/api/articles') return void response.writeHead(404).end();
    send(response, responseTo(articles, url));
  });
  return listen(server);
}

const send = (response: http.ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function responseTo(articles: readonly Article[], { searchParams }: URL): object {
  const slug = searchParams.get('filters[slug][$eq]');
  if (slug !== null) return { data: articles.filter((article) => article.slug === slug) };
  const page = Number(searchParams.get('pagination[page]') ?? 1);
  const [total, start] = [articles.length, (page - 1) * PAGE_SIZE];
  const pagination = { page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total };
  return { data: articles.slice(start, start + PAGE_SIZE), meta: { pagination } };
}

export type Fault = 'none' | 'down' | 'slow' | 'silent' | 'error' | 'missing' | 'nonsense';

const SLOW_MS = 1500;
const SILENT_MS = 10_000;

/** A proxy between a site and a CMS that injects faults. */
export async function faultProxy(target: string) {
  let fault: Fault = 'none';
  const server = http.createServer((request, response) => {
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'error') return void response.writeHead(500).end('{"error":{}}');
    // The response of a CMS without the article type.
    if (fault === 'missing') return void response.writeHead(404).end('{"data":null,"error":{"status":404}}');
    if (fault === 'nonsense') return void response.writeHead(200, { 'content-type': 'application/json' }).end('<p>?');
    const delayMs = fault === 'slow' ? SLOW_MS : fault === 'silent' ? SILENT_MS : 0;
    setTimeout(() => forwardRequest(target, request, response), delayMs);
  });
  return { ...(await listen(server)), set: (next: Fault) => (fault = next) };
}

function forwardRequest(target: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers } = request;
  const options = { method, headers: { ...headers, host: new URL(target).host } };
  const upstreamRequest = http.request(target + request.url, options, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  upstreamRequest.on('error', () => response.destroy());
  request.pipe(upstreamRequest);
}

/** Listens on a free port. Returns the URL and a function that closes the server. */
export async function listen(server: http.Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
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

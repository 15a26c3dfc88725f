import http from 'node:http';
import { fileServers } from './file-servers.mjs';
import { LOAD_GENERATOR, load } from './load.mjs';

const CONNECTIONS = [1, 16, 256];
const LOAD_SECONDS = 8;
const WARM_UP_SECONDS = 3;
/** After its start the site renders its newest articles and compresses its cache at the highest level. */
const SETTLE_MS = 45_000;
const HEADERS = { 'accept-encoding': 'br' };

/**
 * Returns requests per second, p50 and p99 in milliseconds for a page and an article, then for the page's bytes from
 * other servers.
 */
export async function measureRequests(site, post) {
  const page = `${site}/aboutus`;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const bytes = await fetchCompressed(page);
  const files = await fileServers(bytes);
  try {
    const rows = [{ what: 'a page', rows: await measure(page) }];
    if (post) rows.push({ what: 'a post', rows: await measure(site + post) });
    rows.push({ what: 'an unknown URL', rows: await measure(`${site}/no-such-page`, false) });
    for (const { name, url } of files.servers)
      rows.push({ what: `the page’s bytes from ${name}`, rows: await measure(url) });
    return { bytes: bytes.length, asker: LOAD_GENERATOR, rows };
  } finally {
    await files.stop();
  }
}

async function measure(url, expectsOk = true) {
  await load({ url, headers: HEADERS, connections: 16, seconds: WARM_UP_SECONDS });
  const rows = [];
  for (const connections of CONNECTIONS) {
    const { errors, refused, ...rest } = await load({ url, headers: HEADERS, connections, seconds: LOAD_SECONDS });
    rows.push({ connections, ...rest, errors: errors + (expectsOk ? refused : 0) });
  }
  return rows;
}

/** Returns the compressed body. `fetch` would decompress it. */
function fetchCompressed(url) {
  return new Promise((resolve, reject) => {
    const onResponse = (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    };
    http.get(url, { headers: HEADERS }, onResponse).on('error', reject);
  });
}

import net from 'node:net';
import { runWeb, testSettings } from '../../scripts/lib/stack.mjs';
import { adminToken } from './admin-api.ts';
import { prepareSeededData, runCms } from './stack.ts';

/** Uses or starts one stack for all tests that do not break it. Environment variables pass it to the tests. */
export default async function globalSetup() {
  if (process.env.E2E_SUITE === 'faults') return prepareSeededData();
  const { site, cms, settings, end } = (await externalStack()) ?? (await newStack());
  process.env.E2E_SITE = site;
  process.env.E2E_CMS = cms;
  process.env.E2E_SETTINGS = JSON.stringify(settings);
  process.env.E2E_ADMIN_TOKEN = await adminToken(cms, settings);
  return end;
}

async function newStack() {
  const removeSeed = await prepareSeededData();
  const settings = await testSettings();
  const cms = await runCms(settings);
  const web = await runWeb(settings);
  const end = async () => {
    await web.stop();
    await cms.stop();
    removeSeed();
  };
  return { site: web.url, cms: cms.url, settings, end };
}

/**
 * Returns a running stack (docker-compose.yml starts one for the tests), or null. It has the usual test settings and
 * responds at 127.0.0.1. E2E_CMS_HOST is the container of its CMS, if that is another one.
 */
async function externalStack() {
  const { E2E_SITE: site, E2E_CMS: cms, E2E_CMS_HOST: host } = process.env;
  if (!site || !cms) return null;
  const end = host ? await forward(host, Number(new URL(cms).port)) : () => undefined;
  return { site, cms, settings: await testSettings(), end };
}

/** Forwards `127.0.0.1:port` to `host:port`. Returns a function that stops it. */
async function forward(host: string, port: number): Promise<() => void> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(port, host);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
}

// Queries PostgreSQL in a worker while the test's thread waits. So tests read tables synchronously, like SQLite's.
import { parentPort } from 'node:worker_threads';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (moment) => Date.parse(`${moment.replace(' ', 'T')}Z`));
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
process.env.TZ = 'UTC';
let client;

parentPort.on('message', async ({ url, text, values, port, signal }) => {
  try {
    client ??= await connect(url);
    port.postMessage({ rows: await runQuery(text, values) });
  } catch (error) {
    port.postMessage({ error: error.message });
    client = undefined;
  }
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

async function connect(url) {
  const connection = new pg.Client({ connectionString: url });
  connection.on('error', () => (client = undefined));
  await connection.connect();
  return connection;
}

async function runQuery(text, values) {
  let parameterIndex = 0;
  const numbered = text.replaceAll('?', () => `$${(parameterIndex += 1)}`);
  let rows = [];
  await client.query('begin');
  for (const one of values.length > 0 ? values : [[]]) ({ rows } = await client.query(numbered, one));
  await client.query('commit');
  return rows;
}

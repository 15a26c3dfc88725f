const CLIENTS = ['sqlite', 'postgres'];
const WAIT_MS = 5000;

/** Says why the chosen database cannot be used, or null. SQLite's file is covered by the data folder's check. */
export async function checkDatabase(env) {
  if (!CLIENTS.includes(env.DATABASE_CLIENT)) return 'DATABASE_CLIENT must be "sqlite" or "postgres".';
  if (env.DATABASE_CLIENT === 'sqlite') return null;
  if (!/^postgres(ql)?:\/\//.test(env.DATABASE_URL ?? '')) {
    return 'DATABASE_URL must be set to postgres://user:password@host:5432/name when DATABASE_CLIENT is "postgres".';
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: WAIT_MS });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return `PostgreSQL at ${withoutPassword(env.DATABASE_URL)} does not let us in (${error.code ?? error.message}); start it or mend DATABASE_URL.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(address) {
  try {
    const url = new URL(address);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

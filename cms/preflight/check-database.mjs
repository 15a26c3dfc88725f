const CONNECT_TIMEOUT_MS = 5000;

/** Returns why PostgreSQL cannot be used, or null. The check of the data folder covers SQLite. */
export async function checkDatabase(env) {
  if (env.DATABASE_CLIENT === 'sqlite') return null;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return `PostgreSQL at ${withoutPassword(env.DATABASE_URL)} does not let us in (${error.code ?? error.message}); start it or mend DATABASE_URL.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(databaseUrl) {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

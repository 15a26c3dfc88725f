type Connection = { pragma(source: string): unknown };

/** Makes SQLite overwrite what is deleted with zeros. For each new connection of the pool. */
export function overwriteDeleted(connection: Connection, done: (error: unknown, connection: Connection) => void): void {
  connection.pragma('secure_delete = on');
  done(null, connection);
}

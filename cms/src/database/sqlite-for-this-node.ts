import Module from 'node:module';

type Resolver = { _resolveFilename: (request: string, ...rest: unknown[]) => string };

const FIRST_MAJOR_WITH_NEW_API = 22;
let done = false;

/**
 * Resolves `better-sqlite3` to a release that works on the running Node. Release 12 aborts at a random garbage
 * collection from Node 24.19. Release 13 crashes on Node 20. No release supports both, so both are installed. Must run
 * before knex loads the driver.
 */
export function useSqliteForThisNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (done || major < FIRST_MAJOR_WITH_NEW_API) return;
  done = true;
  const loader = Module as unknown as Resolver;
  const original = loader._resolveFilename;
  loader._resolveFilename = function resolve(request, ...rest) {
    const wanted = request === 'better-sqlite3' ? require.resolve('better-sqlite3-node22') : request;
    return original.call(this, wanted, ...rest);
  };
}

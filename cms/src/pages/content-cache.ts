export type Content = { version: string; body: Buffer; etag: string };

/**
 * Caches the result of `build`. `currentVersion` reads the version of the database, because another process of the CMS
 * may have written. Concurrent readers share one build. A build that began before a write is never cached after it.
 */
export function createContentCache(build: () => Promise<Content>, currentVersion: () => Promise<string>) {
  let cached: Content | undefined;
  let building: { version: string; content: Promise<Content> } | undefined;

  function start(version: string): Promise<Content> {
    const started = { version, content: build() };
    building = started;
    started.content.then(
      (content) => {
        if (building !== started) return;
        cached = content;
        building = undefined;
      },
      () => {
        if (building === started) building = undefined;
      },
    );
    return started.content;
  }

  return {
    async read(): Promise<Content> {
      const version = await currentVersion();
      if (cached?.version === version) return cached;
      return building?.version === version ? building.content : start(version);
    },
    /** Call after a write is committed. */
    drop(): void {
      cached = undefined;
      building = undefined;
    },
  };
}

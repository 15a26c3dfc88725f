/** An accessibility problem of the page, and the path of the field that shows it, or an empty string. */
export type Barrier = { message: string; path: string };

/** What the preview in the frame sends. web/app/preview/live-updates.ts has the same types. */
export type FromPreview =
  | { type: 'preview:ready' }
  | { type: 'preview:shown' }
  | { type: 'preview:expired' }
  | { type: 'preview:failed'; status: number }
  | { type: 'preview:edit'; path: string }
  | { type: 'preview:barriers'; barriers: Barrier[] }
  | { type: 'preview:close' };

/** What the admin sends to the preview. */
export type ToPreview =
  | { type: 'preview:values'; values: object }
  | { type: 'preview:token'; token: string }
  | { type: 'preview:field'; path: string };

type Sender = { origin: string; source: unknown; data: unknown };

/** Names and indexes only. Any other path could reach a property of the prototype. */
const FIELD_PATH = /^[a-z]\w*(\.(\d{1,4}|[a-z]\w*))*$/i;
const MAX_BARRIERS = 50;
const MESSAGES_WITHOUT_DATA = ['preview:ready', 'preview:shown', 'preview:expired', 'preview:close'] as const;

/** Returns the message of the preview. Returns null for another origin, window or shape. */
export function messageOf({ origin, source, data }: Sender, site: string, frame: unknown): FromPreview | null {
  if (!frame || origin !== site || source !== frame || typeof data !== 'object' || data === null) return null;
  const { type, path, status, barriers } = data as Record<string, unknown>;
  const simple = MESSAGES_WITHOUT_DATA.find((one) => one === type);
  if (simple) return { type: simple };
  if (type === 'preview:failed' && typeof status === 'number') return { type, status };
  if (type === 'preview:barriers' && Array.isArray(barriers)) {
    return { type, barriers: barriers.slice(0, MAX_BARRIERS).filter(isBarrier) };
  }
  return type === 'preview:edit' && isPath(path) ? { type, path } : null;
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  path.length <= 200 &&
  FIELD_PATH.test(path) &&
  !/(^|\.)(constructor|prototype)(\.|$)/.test(path);

function isBarrier(one: unknown): one is Barrier {
  const { message, path } = (one ?? {}) as Record<string, unknown>;
  return typeof message === 'string' && message.length <= 300 && (path === '' || isPath(path));
}

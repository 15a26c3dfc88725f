/** What the admin sends to the preview in its frame. cms/src/admin/preview/messages.ts has the same types. */
export type FromAdmin =
  | { type: 'preview:values'; values: object }
  | { type: 'preview:token'; token: string }
  | { type: 'preview:field'; path: string };

/** An accessibility problem, in one sentence, and the path of its field, or an empty text. */
export type Barrier = { message: string; path: string };

/** What the preview sends to the admin. */
export type ToAdmin =
  | { type: 'preview:ready' }
  | { type: 'preview:shown' }
  | { type: 'preview:expired' }
  | { type: 'preview:failed'; status: number }
  | { type: 'preview:edit'; path: string }
  | { type: 'preview:barriers'; barriers: Barrier[] }
  | { type: 'preview:close' };

type Sender = { origin: string; source: unknown; data: unknown };

/** Returns the message of the admin, or null for one of another origin or window, or of another shape. */
export function messageOf({ origin, source, data }: Sender, admin: string, parent: unknown): FromAdmin | null {
  if (origin !== admin || source !== parent || typeof data !== 'object' || data === null) return null;
  const { type, values, token, path } = data as Record<string, unknown>;
  if (type === 'preview:values' && typeof values === 'object' && values !== null) return { type, values };
  if (type === 'preview:token' && typeof token === 'string') return { type, token };
  if (type === 'preview:field' && typeof path === 'string') return { type, path };
  return null;
}

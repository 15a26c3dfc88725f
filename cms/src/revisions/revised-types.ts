import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID, SITE_UID } from '../pages/page-type';

export const REVISION_UID = 'api::revision.revision';

/** The types that have revisions. */
export const REVISED_UIDS = [ARTICLE_UID, PAGE_UID, SITE_UID] as const;
export type RevisedUid = (typeof REVISED_UIDS)[number];

/** The action that stored a revision. The content is the one after it, or before it where the entry was deleted. */
export type RevisionKind = 'saved' | 'published' | 'restored' | 'reset' | 'discarded' | 'deleted';

/** The fields of an entry, without ids of components. Files and related entries have their name, to be named later. */
export type Content = Record<string, unknown>;

/** Who stored a revision, and when. `userId` is null for what the CMS does by itself, such as the schedule. */
export type RevisionMark = { kind: RevisionKind; at: string | Date; userId: number | null; userName: string | null };
export type Revision = RevisionMark & { id: number; content: Content };

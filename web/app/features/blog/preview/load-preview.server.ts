import { encodePart } from '~/lib/encode-part';
import { data, type RouterContextProvider } from 'react-router';
import { askCms } from '~/lib/cms/client.server';
import { asList, asObject } from '~/lib/cms/read';
import { pageNotes } from '~/lib/page-notes.server';
import { settings } from '~/lib/settings.server';
import { ask, statusOf } from '../blog-loaders.server';
import { localPictures } from '../local-pictures.server';
import type { Post } from '../post';
import { toPost } from '../to-post.server';
import { type Grant, readGrant } from './grant.server';

/** An editor waits longer than a visitor. */
const PATIENCE_MS = 10_000;

export type Preview = { post: Post | null; status?: Grant['status']; expires?: number };

/**
 * One article as its editor sees it, for whoever holds a leave that the CMS signed. Never kept, and only the
 * CMS's admin may show it in a frame. Status 403 without a valid leave.
 */
export async function loadPreview(address: string, context: Readonly<RouterContextProvider>) {
  const { PREVIEW_SECRET, CMS_PUBLIC_URL } = settings();
  const notes = context.get(pageNotes);
  notes.keep = false;
  notes.frameAncestors = `'self' ${new URL(CMS_PUBLIC_URL).origin}`;
  const grant = readGrant(new URL(address).searchParams.get('grant'), PREVIEW_SECRET, Date.now());
  if (!grant) return data<Preview>({ post: null }, { status: 403 });
  console.info(`Preview of ${grant.documentId} (${grant.status}) for account ${grant.user} of the CMS.`);
  const answer = await ask(() => fetchPreview(grant, PREVIEW_SECRET), notes, PATIENCE_MS);
  const post = answer.kind === 'found' ? answer.value : null;
  return data<Preview>({ post, status: grant.status, expires: grant.expires }, { status: statusOf(answer) });
}

async function fetchPreview({ documentId, status }: Grant, secret: string): Promise<Post | null> {
  const { CMS_URL, PICTURE_HOSTS } = settings();
  const path = `/api/previews/articles/${encodePart(documentId)}`;
  const headers = { 'x-preview-secret': secret };
  const response = await askCms(path, { status }, { headers, allowNotFound: true });
  const answer = asObject(localPictures(response, CMS_URL));
  const library = asList(asObject(answer?.meta)?.pictures);
  return (await toPost(answer?.data, { cms: CMS_URL, hosts: PICTURE_HOSTS, library })) ?? null;
}

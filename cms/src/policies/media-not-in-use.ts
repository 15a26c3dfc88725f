import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { filesToDelete, mediaUsage } from '../uploads/media-usage';

type Context = {
  params: { id?: string };
  request: { body?: { fileIds?: number[]; folderIds?: number[] } };
};

/** Throws if an article or author uses the file of the media library. The message says where. */
export default async function mediaNotInUse(
  { params, request }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { fileIds = [], folderIds = [] } = request.body ?? {};
  const files = await filesToDelete(strapi, params.id ? [Number(params.id)] : fileIds, folderIds);
  const usage = await mediaUsage(strapi, files);
  if (usage) throw new errors.ApplicationError(usage);
  return true;
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { filesToDelete, mediaUsage } from '../uploads/media-usage';

type Context = {
  params: { id?: string };
  request: { body?: { fileIds?: number[]; folderIds?: number[] } };
};

/** Refuses to delete a file of the media library that an article or author uses, and says where it is used. */
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

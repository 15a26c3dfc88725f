import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { modelOf } from '../pages/site-content';
import { mergeValues } from './merge-values';
import { previewSources } from './preview-sources';

type Row = Record<string, unknown>;

/** Returns a function that merges the values of a request body into a saved draft. A GET changes nothing. */
export function withValues(strapi: Core.Strapi, uid: string, ctx: Context) {
  const { values } = ((ctx.request as { body?: unknown }).body ?? {}) as { values?: unknown };
  return async <T extends object>(saved: T): Promise<T> => {
    if (ctx.method !== 'POST' || typeof values !== 'object' || values === null) return saved;
    const schema = modelOf(strapi, uid);
    return (await mergeValues(schema, saved as Row, values as Row, previewSources(strapi))) as T;
  };
}

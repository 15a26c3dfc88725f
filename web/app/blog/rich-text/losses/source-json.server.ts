import { asObject, asText } from '~/lib/cms/json';
import type { SourceContent } from './source-content.server';
import type { FileKind, SourceFile } from './source-files.server';

/** Keys whose strings no reader sees. */
const SETTINGS = new Set(
  (
    'type format language id key name hash ext mime url src href path style class className provider formats ' +
    'provider_metadata previewUrl createdAt updatedAt publishedAt documentId level target rel'
  ).split(' '),
);

/** Returns the words and files of JSON, of any editor. */
export function jsonContent(source: string): SourceContent {
  const lines: string[] = [];
  const files: SourceFile[] = [];
  let length = 0;
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string' && (key === 'text' || /\p{L}\s+\p{L}/u.test(value))) {
      lines.push(value);
      length += value.length + 1;
    }
    if (Array.isArray(value)) return value.forEach((one) => visit(one, key));
    const node = asObject(value);
    if (!node) return;
    const address = asText(node.url) ?? asText(node.href) ?? asText(node.src);
    const kind = addressKind(asText(node.type), key, asText(node.mime));
    if (address && !address.startsWith('#'))
      files.push({ kind, address, name: asText(node.alternativeText ?? node.alt), at: length });
    for (const [name, inner] of Object.entries(node)) if (!SETTINGS.has(name)) visit(inner, name);
  };
  visit(JSON.parse(source), '');
  return { text: lines.join('\n'), files };
}

function addressKind(type = '', key: string, mime = ''): FileKind {
  if (/im(a)?ge?/i.test(type + key) || mime.startsWith('image/')) return 'image';
  return /video|youtube|iframe|embed/i.test(type + key) ? 'video' : 'link';
}

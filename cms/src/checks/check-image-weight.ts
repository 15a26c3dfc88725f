import type { CheckedDocument } from './checked-document';
import { imagesOf } from './images-of';
import { type Problem, warn } from './problem';

const MAX_IMAGE_MEGABYTES = 3;
const KILOBYTES_PER_MEGABYTE = 1000;

/** Warns of images that are together too heavy for one page. An image that is used twice counts once. */
export function checkImageWeight(document: CheckedDocument): Problem[] {
  const uses = new Map(imagesOf(document).map((use) => [use.file.id, use]));
  const sorted = [...uses.values()].sort((a, b) => (b.file.size ?? 0) - (a.file.size ?? 0));
  const total = sorted.reduce((sum, { file }) => sum + (file.size ?? 0), 0);
  if (total <= MAX_IMAGE_MEGABYTES * KILOBYTES_PER_MEGABYTE) return [];
  const [{ file, path }] = sorted;
  const megabytes = (kilobytes: number) => (kilobytes / KILOBYTES_PER_MEGABYTE).toFixed(1);
  const heaviest = `The heaviest is "${file.name}" with ${megabytes(file.size ?? 0)} MB`;
  return [
    warn(`has images of ${megabytes(total)} MB, more than ${MAX_IMAGE_MEGABYTES}. ${heaviest}: save it smaller.`, path),
  ];
}

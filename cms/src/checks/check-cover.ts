import type { CheckedDocument, CheckedFile } from './checked-document';
import { type Problem, refuse } from './problem';

const MIN_COVER_WIDTH = 1200;
const COVER_PATH = ['cover'];

/** Refuses a cover without its file, or one that the site would have to enlarge. An article needs no cover. */
export function checkCover({ data, hasCoverFile }: CheckedDocument): Problem[] {
  const cover = data.cover as CheckedFile | null | undefined;
  if (!cover) return [];
  if (!hasCoverFile) {
    return [
      refuse(
        `has a cover whose file is missing, "${cover.name}". Choose another cover, or replace its file.`,
        COVER_PATH,
      ),
    ];
  }
  if (!cover.width || cover.width >= MIN_COVER_WIDTH) return [];
  const message = `has a cover that is ${cover.width} pixels wide, "${cover.name}". Choose one of at least ${MIN_COVER_WIDTH} pixels, best 1600.`;
  return [refuse(message, COVER_PATH)];
}

import type { Picture } from '~/lib/picture';

/** Whether a picture is so much wider than high that it needs the whole width of the page. */
export function isStrip({ image, shipped }: Picture): boolean {
  const { width = 1, height = 1 } = image ?? shipped?.wide ?? {};
  return width > 3 * height;
}

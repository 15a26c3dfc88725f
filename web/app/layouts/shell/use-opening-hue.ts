import { useMatches } from 'react-router';

type Section = { __component: string; tone?: string };
type WithPage = { page?: { hue?: string; sections?: readonly Section[] } };

/**
 * Returns the hue of a page that opens with a tinted section, so that the header has the same background. `deep` is
 * the darker paper colour.
 */
export function useOpeningHue(): string | undefined {
  const { page } = (useMatches().at(-1)?.loaderData as WithPage | null | undefined) ?? {};
  const first = page?.sections?.[0];
  if (first?.__component === 'opening.product-hero') return page?.hue;
  if (first?.__component !== 'opening.page-hero') return undefined;
  if (first.tone === 'hue') return page?.hue ?? 'leaf';
  return first.tone === 'deep' ? 'deep' : undefined;
}

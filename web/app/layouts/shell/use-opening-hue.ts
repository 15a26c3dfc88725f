import { useMatches } from 'react-router';

type WithPage = { page?: { hue?: string; sections?: readonly { __component: string }[] } };

/** Returns the hue of a page that opens with a tinted section, so that the header has the same background. */
export function useOpeningHue(): string | undefined {
  const { page } = (useMatches().at(-1)?.loaderData as WithPage | null | undefined) ?? {};
  return page?.sections?.[0]?.__component === 'opening.product-hero' ? page.hue : undefined;
}

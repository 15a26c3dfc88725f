import { lazy, Suspense, useState } from 'react';
import { Stylesheet } from '~/components/stylesheet';
import { useHydrated } from '~/lib/use-hydrated';

import driveRStyles from './drive-r.css?url';
import type { OpeningName } from './parts';
import proGranStyles from './progran.css?url';
import surveRStyles from './surve-r.css?url';

const STYLES: Readonly<Record<OpeningName, string>> = {
  'surve-r': surveRStyles,
  progran: proGranStyles,
  'drive-r': driveRStyles,
};
const load = {
  'surve-r': () => import('./surve-r'),
  progran: () => import('./progran'),
  'drive-r': () => import('./drive-r'),
} as const;
/** The server does not wait for a lazy component. */
const onServer = import.meta.env.SSR && {
  'surve-r': (await load['surve-r']()).default,
  progran: (await load.progran()).default,
  'drive-r': (await load['drive-r']()).default,
};
const inBrowser = {
  'surve-r': lazy(load['surve-r']),
  progran: lazy(load.progran),
  'drive-r': lazy(load['drive-r']),
} as const;

/**
 * The animated opening of a product page, with its styles. Hydration leaves the HTML of the server as it is, so no script
 * is sent for it. The browser loads it only after client-side routing.
 */
export function ProductOpening({ name }: { name: OpeningName }) {
  const [isServerHtml] = useState(!useHydrated());
  return (
    <>
      <Stylesheet href={STYLES[name]} />
      <Opening name={name} isServerHtml={isServerHtml} />
    </>
  );
}

function Opening({ name, isServerHtml }: { name: OpeningName; isServerHtml: boolean }) {
  if (onServer) {
    const OnServer = onServer[name];
    return (
      <div>
        <OnServer />
      </div>
    );
  }
  if (isServerHtml) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const InBrowser = inBrowser[name];
  return (
    <div>
      <Suspense>
        <InBrowser />
      </Suspense>
    </div>
  );
}

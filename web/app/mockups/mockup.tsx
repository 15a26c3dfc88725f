import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { MockupName } from './mockup-names';
import './styles/mockups.css';

type Props = { name: MockupName };

const never = () => () => undefined;
const load = () => import('./mockup-figure');
const LazyMockup = lazy(async () => ({ default: (await load()).MockupFigure }));
// Awaited on the server alone: a static import would send every mockup to the browser.
const EagerMockup = import.meta.env.SSR ? (await load()).MockupFigure : LazyMockup;

function ServerMockup({ name }: Props) {
  return (
    <div>
      <EagerMockup name={name} />
    </div>
  );
}

/**
 * In a page that the server rendered, React leaves the mockup as it is: it needs no script, so none
 * is sent for it. Only a page that is reached inside the browser fetches the mockups.
 */
function BrowserMockup({ name }: Props) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [rendered] = useState(hydrating);
  if (rendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Suspense fallback={<Placeholder />}>
        <LazyMockup name={name} />
      </Suspense>
    </div>
  );
}

/** Reserves the space of a mockup until it is loaded. */
const Placeholder = () => (
  <div className="scene">
    <div className="stage" />
  </div>
);

/** A product screen by its name, as wide as the place it stands in. */
export const ProductMockup = import.meta.env.SSR ? ServerMockup : BrowserMockup;

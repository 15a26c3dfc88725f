import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { MockupName } from './mockup-names';
import './styles/mockups.css';

type Props = { name: MockupName };

const never = () => () => undefined;
const load = () => import('./mockup-figure');
const LazyMockup = lazy(async () => ({ default: (await load()).MockupFigure }));
// Loaded on the server only: a static import would send every mockup to the browser.
const EagerMockup = import.meta.env.SSR ? (await load()).MockupFigure : LazyMockup;

function ServerMockup({ name }: Props) {
  return (
    <div>
      <EagerMockup name={name} />
    </div>
  );
}

/**
 * Hydration leaves the mockup of the server as it is, so no script is sent for it. The browser loads mockups only after
 * client-side routing.
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

/** Renders a mockup by its name, at the width of its container. */
export const ProductMockup = import.meta.env.SSR ? ServerMockup : BrowserMockup;

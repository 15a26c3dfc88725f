import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { SceneName } from './scene-names';
import './styles/scenes.css';

type Props = { name: SceneName };

const never = () => () => undefined;
const load = () => import('./picture');
const Late = lazy(async () => ({ default: (await load()).Picture }));
// Awaited on the server alone: a static import would bring every drawing to the browser.
const Now = import.meta.env.SSR ? (await load()).Picture : Late;

function ServerScene({ name }: Props) {
  return (
    <div>
      <Now name={name} />
    </div>
  );
}

/**
 * In a page that came drawn from the server, React leaves the picture as it is: the drawing needs no script, so none
 * is sent for it. Only a page that is reached inside the browser fetches the drawings.
 */
function BrowserScene({ name }: Props) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn] = useState(hydrating);
  if (drawn) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Suspense fallback={<Room />}>
        <Late name={name} />
      </Suspense>
    </div>
  );
}

/** Keeps a picture's place until it is there. */
const Room = () => (
  <div className="scene">
    <div className="stage" />
  </div>
);

/** A product screen by its name, as wide as the place it stands in (spec section 2, "Product pages"). */
export const Scene = import.meta.env.SSR ? ServerScene : BrowserScene;

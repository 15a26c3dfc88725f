import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '~/lib/use-hydrated';
import { useReveal } from '~/lib/use-reveal';

type Named<Name> = ComponentType<{ name: Name }>;
type Options<Name> = {
  load: () => Promise<Named<Name>>;
  /** The loaded component on the server, which does not wait for a lazy one. */
  onServer: Named<Name> | false;
  /** Reserves the space until the browser has loaded it. */
  placeholder: ReactNode;
};

/**
 * Returns a component that the server renders. Hydration leaves its HTML as it is, so no script is sent for it. The
 * browser loads it only after client-side routing. `data-waiting` is true while it is below the screen.
 */
export function serverRendered<Name extends string>({ load, onServer, placeholder }: Options<Name>): Named<Name> {
  if (onServer) {
    const Loaded = onServer;
    return function ServerRendered({ name }) {
      return (
        <div>
          <Loaded name={name} />
        </div>
      );
    };
  }
  const Lazy = lazy(async () => ({ default: await load() }));
  return function BrowserRendered({ name }) {
    const [isServerHtml] = useState(!useHydrated());
    // The style sheets of the drawings animate the end of `data-waiting`.
    const { element, waiting } = useReveal<HTMLDivElement>('30%');
    if (isServerHtml) {
      return (
        <div ref={element} data-waiting={waiting} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      );
    }
    return (
      <div ref={element} data-waiting={waiting}>
        <Suspense fallback={placeholder}>
          <Lazy name={name} />
        </Suspense>
      </div>
    );
  };
}

import { useHydrated } from '~/lib/use-hydrated';
import { endpoints } from '~/paths';

/** Links the web manifest after hydration, so that its request does not compete with the first view for bandwidth. */
export const WebManifest = () => useHydrated() && <link rel="manifest" href={endpoints.manifest} />;

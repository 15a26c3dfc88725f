import { serverRendered } from '~/mockups/server-rendered';
import type { StationName } from './station-drawings';

const load = async () => (await import('./station-drawings')).Station;

/** Renders the drawing of a product, for the eye only. */
export const StationDrawing = serverRendered<StationName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 -22 53 44" />,
});

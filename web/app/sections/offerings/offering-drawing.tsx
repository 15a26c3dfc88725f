import { serverRendered } from '~/mockups/server-rendered';
import type { DrawingName } from './drawing-names';

const load = async () => (await import('./drawings')).DrawnOffering;

/** Renders the drawing of an offering by its name, at the width of its container. */
export const OfferingDrawing = serverRendered<DrawingName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 0 320 112" />,
});

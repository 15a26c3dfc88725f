import { serverRendered } from '~/mockups/server-rendered';

const load = async () => (await import('./drawn-figure')).DrawnFigure;

/** Draws a figure with its label, as `DrawnFigure`. Only its HTML is sent. */
export const FigureDrawing = serverRendered<string>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

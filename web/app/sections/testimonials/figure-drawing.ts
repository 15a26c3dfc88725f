import { serverRendered } from '~/mockups/server-rendered';

const load = async () => (await import('./figure-dots')).FigureDots;

/** Draws a figure with its label, as `FigureDots`. Only its HTML is sent. */
export const FigureDrawing = serverRendered<string>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

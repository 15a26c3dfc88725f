import type { DrawingName } from './drawing-names';
import { serverRendered } from '../server-rendered';
import '../styles/drawings.css';

const load = async () => (await import('./drawing-figure')).DrawingFigure;

/** Renders a drawing by its name, at the full width of its container. */
export const DataDrawing = serverRendered<DrawingName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <div className="dd-space" />,
});

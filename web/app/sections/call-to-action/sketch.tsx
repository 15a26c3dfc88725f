import { serverRendered } from '~/mockups/server-rendered';
import type { SketchName } from './sketch-data';

const load = async () => (await import('./sketches')).SketchFigure;

/** Renders a sketch by its name, at the width of its container. */
export const Sketch = serverRendered<SketchName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 0 320 320" aria-hidden="true" />,
});

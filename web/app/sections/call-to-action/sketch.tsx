import { serverRendered } from '~/mockups/server-rendered';
import type { CallToActionContent } from '../section-schemas.generated';

/** The small drawings of closing calls. `question` is a link, so the section renders it itself. */
export type SketchName = Exclude<NonNullable<CallToActionContent['sketch']>, 'question'>;

const load = async () => (await import('./sketches')).SketchFigure;

/** Renders a sketch by its name, at the width of its container. */
export const Sketch = serverRendered<SketchName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 0 320 320" aria-hidden="true" />,
});

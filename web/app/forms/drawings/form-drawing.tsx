import { serverRendered } from '~/mockups/server-rendered';
import './drawing.module.css';
import type { FormDrawingName } from './form-drawings';

const load = async () => (await import('./form-drawings')).Drawings;

/** Renders the drawing beside a form by its name, at the width of its container. Its code is not part of the page. */
export const FormDrawing = serverRendered<FormDrawingName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

import { serverRendered } from '~/mockups/server-rendered';
import styles from './drawing.module.css';
import type { FormDrawingName } from './form-drawings';

const load = async () => (await import('./form-drawings')).Drawings;

const Rendered = serverRendered<FormDrawingName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

/**
 * Renders the drawing beside a form by its name, at the width of its container. Its code is not part of the page, but its
 * styles are: the build leaves out a style sheet of which no class is used.
 */
export const FormDrawing = ({ name }: { name: FormDrawingName }) => (
  <div className={styles.frame}>
    <Rendered name={name} />
  </div>
);

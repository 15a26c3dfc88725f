import { FigureDots } from './figure-dots';
import { FigureShapes } from './figure-shapes';

/** "908 of 1,240 weavers" as dots. After the name of a shape and a colon, as in "house: 17 records", as these shapes. */
export function DrawnFigure({ name }: { name: string }) {
  const [, shape, figure] = /^([a-z]+): (.*)/.exec(name) ?? [];
  return shape ? <FigureShapes shape={shape} figure={figure ?? ''} /> : <FigureDots name={name} />;
}

/** Letters as strokes, from their place on the line: capitals are 10 units high. */
const letters: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  ' ': [4.5, ''],
  H: [9.5, 'm.3-10l-.5 10m6.8-10.4l-.4 10.6m-6.1-5.4l6.2-.4'],
  W: [12, 'm0-10l2.3 10 2.5-7 2.5 7 2.7-10.3'],
  c: [6.4, 'm4.6-4.7c-1.7-2-4.6-.8-4.4 2.2s3 3.4 4.7 1.4'],
  d: [7.2, 'm4.7-10.5v10.5m0-3.6c-1-3.3-4.7-2.5-4.5 1 .2 3.4 3.9 3.3 4.5.2'],
  e: [6.8, 'm.5-2.9h4.4c.2-3.9-4.9-3.7-4.6.3.2 3.1 3.3 3.3 4.8 1.5'],
  h: [7, 'm.5-10.5v10.5m0-3.5c1-2.5 4.4-3 4.4 0v3.5'],
  i: [3, 'm.6-5.7v5.7m.1-8.4h0'],
  m: [10.2, 'm.4-5.7v5.7m0-3.9c.9-2.2 3.5-2.4 3.5.3v3.6m0-3.7c.9-2.3 3.7-2.5 3.7.3v3.4'],
  n: [7, 'm.4-5.8v5.8m0-3.7c1-2.7 4.4-3 4.4.2v3.5'],
  o: [7.2, 'm2.9-5.7c-3.8 0-3.8 5.8-.1 5.8s3.6-5.8.1-5.8'],
  p: [7.2, 'm.3-5.6v9.6m0-7.6c1-3 5-2.7 4.8.6-.2 3.6-3.7 3.8-4.8 1.2'],
  s: [6, 'm4.3-5.1c-1.5-1.3-4-.4-3.5 1.1s4 1.6 3.6 3.1-3 1.3-4.3.2'],
  u: [7, 'm.2-5.7v3.2c0 3.6 4 3.2 4.5-.5m0-2.7v5.7'],
  y: [7.2, 'm.2-5.7c0 4.3 3.6 5.4 4.5 1.5m.2-1.5c.2 6.5-.3 10-4.5 9.3'],
  '?': [6, 'm.4-8.3c.8-3 5-2.4 4.6.6-.4 2.2-2.6 2.3-2.6 4.9m0 2.7h0'],
};

/** Returns a text as strokes of a pen, from (0, 0) on its line. Only these letters exist. */
export function handwritten(text: string) {
  let x = 0;
  return [...text]
    .map((letter) => {
      const [width, strokes] = letters[letter] ?? [0, ''];
      x += width;
      return strokes && `M${Math.round((x - width) * 10) / 10} 0${strokes}`;
    })
    .join('');
}

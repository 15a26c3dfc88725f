import { hairColour } from './palette.mjs';
import { circle, ellipse, g, limb, path, stroke } from './svg.mjs';

/** Heads of figures, drawn around [0, 0] for a skull about 15 units high, looking right. No faces: a nose, an ear. */
const skull = {
  side: 'M-5.8 -1C-5.8 -6.6 -2.2 -8 0.6 -8C4.4 -8 6 -5.4 6 -2.6L7.3 0.9C7.5 1.5 7 1.9 6.1 1.9C6.3 4.6 5.4 7 2.4 7.2C-0.6 7.4 -5.8 4.6 -5.8 -1Z',
  half: 'M-5.9 -1.4C-5.9 -6.6 -2.6 -8 0.4 -8C4 -8 6.2 -5.6 6.2 -1.8C6.2 3 4.6 7.5 1.4 7.5C-2.4 7.5 -5.9 3.6 -5.9 -1.4Z',
  front: 'M-6 -1.6C-6 -6.4 -3 -8 0 -8C3 -8 6 -6.4 6 -1.6C6 3.2 3.2 7.6 0 7.6C-3.2 7.6 -6 3.2 -6 -1.6Z',
};

/** Seen half from behind: hair, with the edge of a cheek. */
const nape = {
  crop: 'M-6.4 2C-7.6 -6 -4.4 -9.4 0.4 -9.4C5 -9.4 7 -6.4 6.4 -3C4 -3.6 2.6 -2 2.4 0.4C2.2 3.4 0.6 6 -1.4 6C-4 6 -5.8 5 -6.4 2Z',
  long: 'M-6.6 3C-7.8 -6 -4.4 -9.4 0.4 -9.4C5 -9.4 7 -6.4 6.4 -3.2C4.4 -3 3.4 -1 3 1.6C2.4 4.8 0.4 7 -2 7C-4.6 7 -6 5.8 -6.6 3Z',
};

const crop = {
  side: 'M-6.4 2.2C-7.6 -5 -4.4 -9.4 0.8 -9.4C4.8 -9.4 7 -7 6.5 -4.2C4.2 -5.4 2.2 -4.8 1.6 -1.8L-0.2 -1.2L-1.6 3.4C-3.4 4.4 -5.6 4.2 -6.4 2.2Z',
  half: 'M-6.3 0.8C-7.4 -5.8 -4.4 -9.3 0.4 -9.3C5.2 -9.3 7.4 -6 6.4 -1.6C5.6 -4 4.2 -5.2 2.4 -5.2C-0.8 -5 -3 -4.4 -3.6 -0.6L-4.2 2.8Z',
  front:
    'M-6.5 1C-7.6 -6 -4.2 -9.4 0 -9.4C4.2 -9.4 7.6 -6 6.5 1C5.8 -2.4 4.8 -4.6 3.2 -5C0.6 -5.4 -2.4 -5.4 -3.6 -4.8C-5 -4 -5.8 -2.4 -6.5 1Z',
  back: 'M-6.4 2C-7.6 -6 -4.2 -9.4 0 -9.4C4.2 -9.4 7.6 -6 6.4 2C5.8 5.6 3.4 6 0 6C-3.4 6 -5.8 5.6 -6.4 2Z',
};

const long = {
  side: 'M-6.2 3.4C-8 -4.6 -4.8 -9.3 0.8 -9.3C4.8 -9.3 6.8 -6.8 6.4 -3.8C4.4 -5 2.6 -4.4 1.6 -1.6C0.6 1.4 -1.6 4.8 -4 5.8C-5.4 5.6 -6 4.8 -6.2 3.4Z',
  half: 'M-6.2 4C-7.6 -5.6 -4.4 -9.3 0.4 -9.3C5.4 -9.3 7.6 -5.6 6.4 0C5.8 -3.4 4 -5.8 2.2 -6C-0.6 -4.6 -3.6 -2.6 -3.9 1.4C-4 3.6 -5 5 -6.2 4Z',
  front: 'M-6.6 3C-7.8 -6 -4.2 -9.4 0 -9.4C4.2 -9.4 7.8 -6 6.6 3C6.2 -1.4 4 -4.8 0 -6.4C-4 -4.8 -6.2 -1.4 -6.6 3Z',
  back: 'M-6.6 3C-7.8 -6 -4.2 -9.4 0 -9.4C4.2 -9.4 7.8 -6 6.6 3C6 6.4 3 6.6 0 6.6C-3 6.6 -6 6.4 -6.6 3Z',
};

const knot = { side: [-7.2, 2.4], half: [-6.8, 3.2], front: [5.4, 4.4], back: [0, 3.4], away: [-5, 4] };
const ear = { side: [-0.6, 0.6], half: [-4.6, 0.8], away: [2.6, 0.6] };

function tail(view, colour) {
  if (view === 'front') return limb([-6, 2], [-7.5, 17], 2.2, 1.2, colour);
  const start = view === 'away' ? [-3, 3] : view === 'back' ? [0, 3] : [-6, 3];
  const end = view === 'back' ? [0.6, 27] : [-10, 25];
  return limb(start, end, 2.8, 1.4, colour) + circle(end, 1.5, colour);
}

/** A cloth over the head, falling behind the shoulder. */
function veil(view, { main, shade, border }) {
  const shape = {
    side: 'M4.6 -8.2C-2 -13 -9.6 -8.6 -9.6 0C-9.6 8 -12 14 -11 21L2 19C-2.6 13 -3.2 8 -1.6 4C0 -0.6 1.4 -5.4 4.6 -8.2Z',
    half: 'M3.6 -8.4C-2 -13 -9.4 -8.8 -9 0C-8.6 8 -11.6 13 -11 20L3 18C-2.6 13 -5.2 7 -4.6 2C-3.8 -3 -1 -6.6 3.6 -8.4Z',
    front:
      'M0 -11.4C-7.6 -11.4 -9.4 -4 -8.6 3C-8 9 -11 13 -12 18L12 18C11 13 8 9 8.6 3C9.4 -4 7.6 -11.4 0 -11.4ZM0 -7C4.4 -6.6 6 -2 5.6 2C5 6.6 3 9 0 9C-3 9 -5 6.6 -5.6 2C-6 -2 -4.4 -6.6 0 -7Z',
    back: 'M0 -10.6C-7.4 -10.6 -9 -4 -8.2 3C-8 9 -11 14 -12 20L12 20C11 14 8 9 8.2 3C9 -4 7.4 -10.6 0 -10.6Z',
  }[view === 'away' ? 'back' : view];
  const rim = {
    side: 'M4.6 -8.2C1.4 -5.4 0 -0.6 -1.6 4C-3.2 8 -2.6 13 2 19',
    half: 'M3.6 -8.4C-1 -6.6 -3.8 -3 -4.6 2C-5.2 7 -2.6 13 3 18',
    front: 'M0 -7C4.4 -6.6 6 -2 5.6 2C5 6.6 3 9 0 9C-3 9 -5 6.6 -5.6 2C-6 -2 -4.4 -6.6 0 -7Z',
  }[view];
  const fold = view === 'back' || view === 'away' ? 'M-3 -4C-5 4 -4 12 -6 19' : 'M-6.6 -4C-7.4 4 -6.6 12 -8 19';
  return (
    path(shape, main, { 'fill-rule': 'evenodd' }) + stroke(fold, shade, 0.9) + (rim ? stroke(rim, border, 1.3) : '')
  );
}

function turban(view, { main, shade }) {
  const turn = view === 'side' ? -8 : 0;
  return g(
    `rotate(${turn})`,
    path('M-7.6 -2.4C-9 -9 -5 -13.4 0.4 -13.2C6 -13 8.6 -8.4 7 -3.6C3 -5.8 -3.4 -5 -7.6 -2.4Z', main),
    stroke('M-7 -5.4C-3 -10.6 3 -10.8 7 -6.6', shade, 0.9),
    stroke('M-5 -9.6C-1 -12.4 3.4 -11.6 6.2 -8.6', shade, 0.9),
    view === 'front' ? '' : path('M-6.6 -3C-9 -1 -9.6 5 -8.6 8L-6 6.6C-6.6 3 -6.4 0 -5.4 -2.4Z', main),
  );
}

/** A head: look is { skin, hair: 'crop' | 'bun' | 'braid' | 'veil' | 'turban' | 'cap', hairTone, cloth }. */
export function head(view, { skin, hair = 'crop', hairTone = hairColour.black, cloth }) {
  const back = view === 'back';
  const away = view === 'away';
  const parts = [];
  if (hair === 'braid') parts.push(back ? '' : tail(view, hairTone));
  if (hair === 'bun' && !back && !away) parts.push(circle(knot[view], 3.5, hairTone));
  if (!back) parts.push(path(skull[away ? 'half' : view], skin.lit));
  if (view === 'half') parts.push(stroke('M3.4 -1L4.2 2.1L3 2.3', skin.shade, 0.7));
  if (view === 'front') parts.push(stroke('M0.2 -0.6L0.8 2L-0.4 2.2', skin.shade, 0.7));
  const cover = ['bun', 'braid', 'veil'].includes(hair) ? long : crop;
  const shape = cover === long ? 'long' : 'crop';
  parts.push(path(away ? nape[shape] : cover[view], hairTone));
  if (ear[view] && hair !== 'veil') parts.push(ellipse(ear[view], 1.3, 1.9, skin.shade));
  if (away && hair === 'bun')
    parts.push(circle(knot.away, 3.9, hairTone), stroke('M-7 1.6Q-4.4 -0.6 -1.6 2', '#33423b', 0.6));
  if (back && hair === 'bun')
    parts.push(circle(knot.back, 4, hairTone), stroke('M-3.4 1.6Q0 -1 3.4 1.6', '#33423b', 0.6));
  if (back && hair === 'braid') parts.push(tail('back', hairTone));
  if (hair === 'veil') parts.push(veil(view, cloth));
  if (hair === 'turban') parts.push(turban(view, cloth));
  return parts.join('');
}

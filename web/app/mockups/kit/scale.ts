/** An axis: its start (zero, unless it is given), its end and the labelled values. */
export type Scale = { start?: number; end: number; ticks: readonly number[] };

/** Returns where a value is on an axis, from 0 to 1. */
export const placeOn = ({ start = 0, end }: Scale, value: number): number => (value - start) / (end - start);

const STEPS = [1, 2, 2.5, 5, 10];

/** Returns an axis with a round end that includes `max`, with about `count` steps. */
export function scaleTo(max: number, count = 4): Scale {
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const steps = Math.ceil(max / step);
  return { end: steps * step, ticks: Array.from({ length: steps + 1 }, (_, n) => n * step) };
}

/** Rounds a number to two decimals, to keep paths short. */
export const short = (value: number): number => Math.round(value * 100) / 100;

/** An axis from zero: its end and the values that are written beside it. */
export type Scale = { end: number; ticks: readonly number[] };

const STEPS = [1, 2, 2.5, 5, 10];

/** Gives a round axis that holds `max`, with about `count` steps. */
export function scaleTo(max: number, count = 4): Scale {
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const steps = Math.ceil(max / step);
  return { end: steps * step, ticks: Array.from({ length: steps + 1 }, (_, n) => n * step) };
}

/** A number with at most two decimals, as paths want it. */
export const short = (value: number): number => Math.round(value * 100) / 100;

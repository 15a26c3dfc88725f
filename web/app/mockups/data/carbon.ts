/** Chhaya Van, an invented project: native trees on common land in the Aravallis, as of October 2026. */
export const forest = 'Chhaya Van';

/** Plots: hectares, planted trees, living trees at the last count, mean height in metres. */
export const plots = [
  { id: 'A1', name: 'Gogunda Ridge', hectares: 42, planted: 40300, alive: 36900, height: 2.8 },
  { id: 'A2', name: 'Gogunda South', hectares: 31, planted: 29800, alive: 26600, height: 2.6 },
  { id: 'B1', name: 'Kotda Stream', hectares: 27, planted: 26100, alive: 24300, height: 2.1 },
  { id: 'B2', name: 'Kotda Upper', hectares: 36, planted: 34200, alive: 27900, height: 1.9 },
  { id: 'C1', name: 'Jhadol Commons', hectares: 48, planted: 46500, alive: 42100, height: 1.4 },
  { id: 'C2', name: 'Jhadol East', hectares: 22, planted: 21000, alive: 14900, height: 1.1 },
] as const;

/** Absorbed CO₂ per year in tonnes: measured and expected. */
export const uptake = [
  { year: 2022, measured: 310, expected: 0 },
  { year: 2023, measured: 1120, expected: 0 },
  { year: 2024, measured: 2480, expected: 0 },
  { year: 2025, measured: 4150, expected: 0 },
  { year: 2026, measured: 4730, expected: 1270 },
  { year: 2027, measured: 0, expected: 8100 },
  { year: 2028, measured: 0, expected: 9900 },
] as const;
/** Credits for the amount measured to the end of 2025: issued, and held as a buffer against loss. */
export const credits = { issued: 6851, buffer: 1209 } as const;

/** The counts of the weakest plot, in months after planting. */
export const counts = {
  plot: 'C2',
  rounds: [
    { month: 0, alive: 21000 },
    { month: 6, alive: 18300 },
    { month: 18, alive: 16100 },
    { month: 36, alive: 14900 },
  ],
} as const;

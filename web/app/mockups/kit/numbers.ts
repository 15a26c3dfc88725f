const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 123456 → 1,23,456 */
export const count = (value: number): string => whole.format(value);
export const decimal = (value: number): string => oneDecimal.format(value);
export const rupees = (value: number): string => `₹${whole.format(value)}`;
/** Lakhs as crores: 1150 → ₹11.50 Cr */
export const crores = (lakhs: number): string => `₹${(lakhs / 100).toFixed(2)} Cr`;
/** 0.824 → 82% */
export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)}%`;
/** Share as a signed percentage with a true minus sign: −0.148 → −14.8% with one decimal */
export const change = (share: number, decimals = 0): string =>
  `${share < 0 ? '−' : '+'}${percent(Math.abs(share), decimals)}`;
export const thousands = (value: number): string => (value === 0 ? '0' : `${value / 1000}k`);

/** Returns the sum of `pick` over all rows. */
export function sum<Row>(rows: readonly Row[], pick: (row: Row) => number): number {
  return rows.reduce((total, row) => total + pick(row), 0);
}

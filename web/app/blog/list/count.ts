/** Formats a number with its singular or plural noun. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

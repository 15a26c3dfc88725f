/** A number with the word that fits it. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

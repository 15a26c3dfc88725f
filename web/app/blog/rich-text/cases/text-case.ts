/**
 * A text and what readers see of it (what-readers-see.ts). `ignore`: lines that do not matter here. `loses`: what Checks
 * says that the page does not show.
 */
export type TextCase = { name: string; input: string; sees: string[]; ignore?: RegExp; loses?: string[] };

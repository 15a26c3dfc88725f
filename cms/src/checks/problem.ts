/**
 * A problem of a document. `message` continues the title of the document: `"Rain" has a cover that …`. `path` is the
 * field in the form. `refuse`: the document is not published with it. `warn`: only the panel shows it. `isLoss`: the page
 * does not show something of a text, which Publish says too.
 */
export type Problem = { level: 'refuse' | 'warn'; message: string; path: string[]; isLoss?: true };

export const refuse = (message: string, path: string[]): Problem => ({ level: 'refuse', message, path });
export const warn = (message: string, path: string[]): Problem => ({ level: 'warn', message, path });
export const warnOfLoss = (message: string, path: string[]): Problem => ({ ...warn(message, path), isLoss: true });

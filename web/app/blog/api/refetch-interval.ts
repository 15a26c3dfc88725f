/** Interval in ms in which the browser refetches a list of articles. Until then the data counts as fresh. */
export const REFETCH_MS = 300_000;

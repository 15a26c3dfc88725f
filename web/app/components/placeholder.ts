/** Replaces an image that is missing or fails to load. */
export const PLACEHOLDER = { src: '/media/placeholder.svg', width: 1600, height: 900 } as const;

/** Stands where an image is missing or cannot be loaded. */
export const PLACEHOLDER = { src: '/media/placeholder.svg', width: 1600, height: 900 } as const;

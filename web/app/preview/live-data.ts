import type { Preview } from './load-preview.server';

let live: Preview | null = null;

/** Returns the preview of the unsaved values, or null while the saved draft is shown. */
export const liveData = (): Preview | null => live;

export function setLiveData(preview: Preview): void {
  live = preview;
}

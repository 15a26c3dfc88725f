import { serverRendered } from '~/mockups/server-rendered';

const load = async () => (await import('./word-mark')).WordMark;

/** Draws the logo of a sample organisation, as `WordMark`. Only its HTML is sent. */
export const WordMarkDrawing = serverRendered<string>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

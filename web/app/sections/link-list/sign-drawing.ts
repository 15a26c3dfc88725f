import { serverRendered } from '~/mockups/server-rendered';
import type { SignName } from './sign';

const load = async () => (await import('./sign')).Sign;

/** Draws what a reader holds in the end, as `Sign`. Only its HTML is sent. */
export const SignDrawing = serverRendered<SignName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: null,
});

import { serverRendered } from '~/mockups/server-rendered';
import type { ThreadName } from './drawings/thread';

const load = async () => (await import('./drawings/thread')).Thread;

/** Renders the part of the thread at a challenge, by the way in which it is torn, or its end. */
export const ThreadPart = serverRendered<ThreadName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 0 140 144" />,
});

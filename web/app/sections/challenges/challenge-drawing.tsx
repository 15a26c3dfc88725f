import { serverRendered } from '~/mockups/server-rendered';
import type { ChallengeItem } from '../section-schemas.generated';

const load = async () => (await import('./drawings')).DrawnChallenge;

/** Renders the drawing of a challenge by its name, at the width of its container. */
export const ChallengeDrawing = serverRendered<NonNullable<ChallengeItem['drawing']>>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: <svg viewBox="0 0 320 80" />,
});

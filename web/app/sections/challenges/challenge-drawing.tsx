import { serverRendered } from '~/mockups/server-rendered';
import type { ChallengeItem } from '../section-schemas.generated';

type Name = NonNullable<ChallengeItem['drawing']>;

const placeholder = <svg viewBox="0 0 320 80" />;
const load = async () => (await import('./drawings')).DrawnChallenge;
const loadSituation = async () => (await import('./drawings')).DrawnSituation;

/** Renders the drawing of a challenge by its name, at the width of its container. */
export const ChallengeDrawing = serverRendered<Name>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder,
});

/** Renders the situation before a reply by the name of the reply. */
export const SituationDrawing = serverRendered<Name>({
  load: loadSituation,
  onServer: import.meta.env.SSR && (await loadSituation()),
  placeholder,
});

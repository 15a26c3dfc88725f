import { serverRendered } from '~/mockups/server-rendered';
import type { ChallengeItem } from '../section-schemas.generated';

type Name = NonNullable<ChallengeItem['drawing']>;

/** The drawings of changes whose situation has a drawing too (drawings/index.tsx). */
const WITH_SITUATION: readonly Name[] = [
  'joined-sources',
  'same-minute',
  'later-network',
  'own-totals',
  'one-definition',
  'open-formats',
];
export const hasSituation = (name: Name) => WITH_SITUATION.includes(name);

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

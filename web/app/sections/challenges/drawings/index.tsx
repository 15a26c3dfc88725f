import type { ReactNode } from 'react';
import type { ChallengeItem } from '../../section-schemas.generated';
import { JoinedSources, LaterNetwork, OneDefinition, OpenFormats, OwnTotals, SameMinute } from './drive-r';
import { CopiedTable, DustyFiles, FourFiles, NoConnection, ThreeWeeks, TwoNumbers } from './drive-r-situations';
import { ROPES } from './progran';
import { ElevenFiles, FiveWordings, ForwardedList, HiddenHouse, MonthEnd, TeaStall } from './surve-r';

type Name = NonNullable<ChallengeItem['drawing']>;

/**
 * Every drawing of a challenge by its name: six on the paper of the situation, six of changes, and six of a rope.
 */
export const CHALLENGE_DRAWINGS: Readonly<Record<Name, () => ReactNode>> = {
  'eleven-files': ElevenFiles,
  'hidden-house': HiddenHouse,
  'five-wordings': FiveWordings,
  'tea-stall': TeaStall,
  'month-end': MonthEnd,
  'forwarded-list': ForwardedList,
  'joined-sources': JoinedSources,
  'same-minute': SameMinute,
  'later-network': LaterNetwork,
  'own-totals': OwnTotals,
  'one-definition': OneDefinition,
  'open-formats': OpenFormats,
  ...ROPES,
};

/** The drawing of a challenge. It is for the eye only: the text beside it says the same. */
export function DrawnChallenge({ name }: { name: Name }) {
  const Drawing = CHALLENGE_DRAWINGS[name];
  return <Drawing />;
}

/** The situations before the replies of Drive-R, by the name of the reply. */
export const SITUATION_DRAWINGS: Readonly<Partial<Record<Name, () => ReactNode>>> = {
  'joined-sources': FourFiles,
  'same-minute': ThreeWeeks,
  'later-network': NoConnection,
  'own-totals': DustyFiles,
  'one-definition': TwoNumbers,
  'open-formats': CopiedTable,
};

/** The drawing of the situation before a reply, on the left of its row. */
export function DrawnSituation({ name }: { name: Name }) {
  const Drawing = SITUATION_DRAWINGS[name];
  return Drawing && <Drawing />;
}

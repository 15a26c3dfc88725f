import type { ReactNode } from 'react';
import type { OfferingItem } from '../../section-schemas.generated';
import { DatedDashboard, GoalsBar, MarkedQuestion, SameData, SharedColumn, ThreeModels } from './drive-r';
import { EarlyAlert, SevenWays, SourceLog, ThreeReports } from './progran';
import { OfficerLists, RowsOut, SignedLine, SixRounds, StampedPhoto, WalkedPlot } from './surve-r';

type Name = NonNullable<OfferingItem['drawing']>;

/** Every drawing of an offering by its name. */
export const OFFERING_DRAWINGS: Readonly<Record<Name, () => ReactNode>> = {
  'six-rounds': SixRounds,
  'officer-lists': OfficerLists,
  'walked-plot': WalkedPlot,
  'stamped-photo': StampedPhoto,
  'signed-line': SignedLine,
  'rows-out': RowsOut,
  'seven-ways': SevenWays,
  'three-reports': ThreeReports,
  'early-alert': EarlyAlert,
  'source-log': SourceLog,
  'marked-question': MarkedQuestion,
  'three-models': ThreeModels,
  'same-data': SameData,
  'goals-bar': GoalsBar,
  'dated-dashboard': DatedDashboard,
  'shared-column': SharedColumn,
};

/** The drawing of an offering. It is for the eye only: the text beside it says the same. */
export function DrawnOffering({ name }: { name: Name }) {
  const Drawing = OFFERING_DRAWINGS[name];
  return <Drawing />;
}

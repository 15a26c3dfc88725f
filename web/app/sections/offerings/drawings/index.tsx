import type { ReactNode } from 'react';
import type { DrawingName } from '../drawing-names';
import { DatedDashboard, MarkedQuestion, SameData, SharedColumn } from './drive-r';
import { GrantSheet } from './progran';
import { OfficerLists, OfflinePhone, RowsOut, SignedLine, SixRounds, StampedPhoto, WalkedPlot } from './surve-r';

/** Every drawing of an offering by its name, and the one sheet of its stations. */
export const OFFERING_DRAWINGS: Readonly<Record<DrawingName, () => ReactNode>> = {
  'offline-phone': OfflinePhone,
  'six-rounds': SixRounds,
  'officer-lists': OfficerLists,
  'walked-plot': WalkedPlot,
  'stamped-photo': StampedPhoto,
  'signed-line': SignedLine,
  'rows-out': RowsOut,
  'grant-sheet': GrantSheet,
  'marked-question': MarkedQuestion,
  'same-data': SameData,
  'dated-dashboard': DatedDashboard,
  'shared-column': SharedColumn,
};

/** The drawing of an offering. It is for the eye only: the text beside it says the same. */
export function DrawnOffering({ name }: { name: DrawingName }) {
  const Drawing = OFFERING_DRAWINGS[name];
  return <Drawing />;
}

import { drawing as batchLines } from './batch-lines';
import { drawing as careLoop } from './care-loop';
import { drawing as fourVisits } from './four-visits';
import { drawing as hillside } from './hillside';
import { drawing as hundredPits } from './hundred-pits';
import { drawing as openedFigure } from './opened-figure';
import { drawing as readingLevels } from './reading-levels';
import { drawing as seasonRibbon } from './season-ribbon';
import { drawing as seedFan } from './seed-fan';
import type { Drawing } from './canvas';
import type { DrawingName } from './drawing-names';

/** Every drawing by its name. */
export const drawings: Record<DrawingName, Drawing> = {
  'season-ribbon': seasonRibbon,
  'care-loop': careLoop,
  'reading-levels': readingLevels,
  hillside,
  'opened-figure': openedFigure,
  'seed-fan': seedFan,
  'batch-lines': batchLines,
  'four-visits': fourVisits,
  'hundred-pits': hundredPits,
};

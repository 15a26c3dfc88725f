import { createSharedValue } from '../shared-value';
import type { Barrier } from './messages';

/** What axe found in the open preview, for the panel Checks. Empty while the preview is closed. */
export const barriers = createSharedValue<readonly Barrier[]>([]);

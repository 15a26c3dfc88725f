import { createSharedValue } from '../shared-value';
import type { Barrier } from './messages';

/** The accessibility problems that axe found in the open preview. Empty while the preview is closed. */
export const barriers = createSharedValue<readonly Barrier[]>([]);

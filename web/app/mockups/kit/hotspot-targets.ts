import { createContext } from 'react';
import type { MockupName } from '../mockup-names';

/** The ids of the radio buttons that show a mockup. Sections with a choice of mockups provide them. */
export const HotspotTargets = createContext<Partial<Record<MockupName, string>>>({});

import { createContext } from 'react';
import type { MockupName } from '../mockup-names';

/** The ids of the radio buttons that show a mockup. Sections with a choice of mockups provide them. */
export const HotspotTargets = createContext<Partial<Record<MockupName, string>>>({});

/** The ids of the radio buttons of the answers that all screens of a section share, in their order. */
export const AnswerTargets = createContext<readonly string[]>([]);

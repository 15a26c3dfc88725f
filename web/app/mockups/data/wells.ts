import { organisations } from './organisations';

/** An invented watershed programme with five wells, read every fortnight. */
export const trust = organisations.wells;

/** Metres from the ground to the water in the well of the school, from 1 June to 16 November 2025. */
export const schoolWell = [31.4, 31.9, 30.8, 28.6, 26.1, 24.9, 23.7, 23.2, 23.0, 23.4, 23.9, 24.3] as const;
export const fortnights = ['Jun', '', 'Jul', '', 'Aug', '', 'Sep', '', 'Oct', '', 'Nov', ''] as const;
/** The depth of the school well in metres. */
export const bottom = 36;
/** Of the axis, in metres below the ground. */
export const depthTicks = [0, 12, 24, 36] as const;

/** Metres from the ground to the water: the lowest level of the summer and the last reading. */
export const wells = [
  { name: 'School well', summer: 31.9, now: 24.3, signed: 'Hema Bishnoi' },
  { name: 'Temple well', summer: 28.4, now: 22.9, signed: 'Hema Bishnoi' },
  { name: 'Upper tank', summer: 19.6, now: 12.2, signed: 'Bhanwar Ram' },
  { name: 'Chhoti dhani', summer: 34.8, now: 30.1, signed: 'Sua Devi' },
  { name: 'Borewell 3', summer: 52.5, now: 53.1, signed: 'Bhanwar Ram' },
] as const;

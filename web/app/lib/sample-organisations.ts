/**
 * The invented clients of the site, once: testimonials and partner logos take their names from here, so that one
 * organisation has one name. The owner puts real ones here. Mockups have more: mockups/data/organisations.ts.
 */
export const organisations = {
  trust: 'Nine Roofs Trust',
  foundation: 'Paper Boat Foundation',
  industries: 'Brass Wheel Industries',
  clinics: 'Yellow Van Clinics',
  schools: 'Open Slate Schools',
  growers: 'Seven Furrows Growers',
  capital: 'Umbrella Tree Capital',
  mission: 'Blue Hillock Mission',
  guild: 'Marigold Looms Guild',
  evaluators: 'Third Footnote Evaluations',
} as const;

/** Tells visitors that the people and organisations beside this line are invented. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

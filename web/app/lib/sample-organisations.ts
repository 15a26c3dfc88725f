/**
 * The sample clients of the site. Testimonials and partner logos use these names. Replace them with real ones here.
 * Mockups have more: mockups/data/organisations.ts.
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

/** Note for visitors beside sample people and organizations. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

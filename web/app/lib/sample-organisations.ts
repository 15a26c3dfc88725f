/**
 * The sample clients of the site. The testimonials and partner logos in `cms/seed/pages` use these names; a test compares
 * them. Replace them with real ones in both places.
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

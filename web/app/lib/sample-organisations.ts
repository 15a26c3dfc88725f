/**
 * Every invented organisation of the site, once. Testimonials, partner logos and mockups take their names from here, so
 * that one organisation has one name and no two look alike. The owner puts real ones here.
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
  donor: 'Banyan Row Foundation',
  livelihoods: 'Tungabhadra Mahila Trust',
  learning: 'Falgu Learning Circle',
  health: 'Deomali Health Collective',
  collective: 'Godavari Bend Growers',
  wells: 'Thar Wells Trust',
  skills: 'Sal Grove Skills',
  forest: 'Chhaya Van Samiti',
  investor: 'Monsoon Bridge Capital',
} as const;

/** Tells visitors that the people and organisations beside this line are invented. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

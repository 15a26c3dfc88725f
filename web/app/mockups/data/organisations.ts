/**
 * Invented organisations of the mockups. The clients are in lib/sample-organisations.ts. They are separate because
 * mockups are rendered on the server only, and these names would add to the script size of every page.
 */
export const organisations = {
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

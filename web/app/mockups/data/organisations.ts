/**
 * The invented organisations of the mockups, beside the clients in lib/sample-organisations.ts. They are apart because
 * mockups are rendered on the server only, and their names would weigh on every page in the browser.
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

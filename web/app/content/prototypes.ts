/** URLs of 'View Prototype': samples that the owner replaces. Each opens in a new tab. */
export const PROTOTYPES = {
  surveR: 'https://example.org/prototypes/surve-r',
  proGran: 'https://example.org/prototypes/progran',
  driveR: 'https://example.org/prototypes/drive-r',
  farmerWeb: 'https://example.org/prototypes/farmer-web',
  farmerBusinessApp: 'https://example.org/prototypes/farmer-business-app',
  farmerApp: 'https://example.org/prototypes/farmer-app',
  health: 'https://example.org/prototypes/health',
  education: 'https://example.org/prototypes/education',
  leaf: 'https://example.org/prototypes/leaf',
  impact: 'https://example.org/prototypes/impact',
  seed: 'https://example.org/prototypes/seed',
} as const;

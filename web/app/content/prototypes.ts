const prototype = (name: string) => ({ label: 'View Prototype', to: `https://example.org/prototypes/${name}` });

/** The prototypes by name. The URLs are samples that the owner replaces. Each opens in a new tab. */
export const PROTOTYPES = {
  surveR: prototype('surve-r'),
  proGran: prototype('progran'),
  driveR: prototype('drive-r'),
  farmerWeb: prototype('farmer-web'),
  farmerBusinessApp: prototype('farmer-business-app'),
  farmerApp: prototype('farmer-app'),
  health: prototype('health'),
  education: prototype('education'),
  leaf: prototype('leaf'),
  impact: prototype('impact'),
  seed: prototype('seed'),
};

/** The anchor of 'View all Prototypes'. */
export const PROTOTYPES_ID = 'prototypes';

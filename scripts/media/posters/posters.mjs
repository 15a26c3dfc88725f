/** The product mockup of each video poster, by the name that videos give it. */
export const posters = {
  'data-intelligence': 'drive-r-question',
  'data-collection': 'surve-r-form',
  'grant-management': 'progran-projects',
  'progran-tour': 'progran-metrics',
  'farmer-platform': 'farmer-web',
  'education-platform': 'education-overview',
  afforestation: 'carbon-map',
  'impact-intelligence': 'impact-overview',
  'seed-traceability': 'seed-trace',
  'farmer-advisory': 'farmer-app',
  'tata-trusts': 'farmer-programme',
};

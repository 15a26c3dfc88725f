import {
  checkboxes,
  EMAIL_FIELD,
  type FormRules,
  line,
  NAME,
  optionalTextarea,
  ORGANIZATION,
  PHONE_FIELD,
  select,
  textarea,
} from '../shared/rules/form-rules.ts';

const ORG_TYPES = [
  'NGO/Non-Profit',
  'Corporate Foundation',
  'CSR Division',
  'Government Agency',
  'International Development',
  'Consulting Firm',
  'Other',
];
const TEAM_SIZES = ['1-10 people', '11-50 people', '51-200 people', '200+ people'];
const WORK_LOCATIONS = [
  '1-5 locations',
  '6-20 locations',
  '21-100 locations',
  '100+ locations',
  'Pan-India',
  'International',
];
const TRIAL_AREAS = [
  'Education',
  'Healthcare',
  'Agriculture',
  'Environment',
  'Livelihoods',
  'Women Empowerment',
  'Rural Development',
  'Disaster Relief',
  'Other',
];

/** Trial request. */
export const trialRequest = {
  name: 'trial',
  fields: {
    name: NAME,
    organization: ORGANIZATION,
    role: line(100, 'Enter your role.'),
    email: { ...EMAIL_FIELD, missing: 'Enter your work email address.' },
    phone: PHONE_FIELD,
    orgType: select(ORG_TYPES, 'Choose the type of your organization.'),
    thematicAreas: checkboxes(TRIAL_AREAS),
    workLocations: select(WORK_LOCATIONS, 'Choose the number of work locations.'),
    teamSize: select(TEAM_SIZES, 'Choose the size of your team.'),
    currentChallenges: textarea('Describe your current challenges.'),
    dataCollectionMethods: optionalTextarea,
  },
} satisfies FormRules;

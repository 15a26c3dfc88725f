import {
  checkboxes,
  EMAIL_FIELD,
  type FormRules,
  NAME,
  optionalTextarea,
  ORGANIZATION,
  PHONE_FIELD,
  same,
  select,
  textarea,
} from '../shared/rules/form-rules.ts';

export const TRIAL_ORG_TYPES = [
  'NGO/Non-Profit',
  'Corporate Foundation',
  'CSR Division',
  'Government Agency',
  'International Development',
  'Consulting Firm',
  'Other',
].map(same);
export const TEAM_SIZES = ['1-10 people', '11-50 people', '51-200 people', '200+ people'].map(same);
export const WORK_LOCATIONS = [
  '1-5 locations',
  '6-20 locations',
  '21-100 locations',
  '100+ locations',
  'Pan-India',
  'International',
].map(same);
export const TRIAL_AREAS = [
  'Education',
  'Healthcare',
  'Agriculture',
  'Environment',
  'Livelihoods',
  'Women Empowerment',
  'Rural Development',
  'Disaster Relief',
  'Other',
].map(same);

/** Trial request. */
export const trialRequest = {
  name: 'trial',
  fields: {
    name: NAME,
    organization: ORGANIZATION,
    role: { kind: 'line', required: true, max: 100, missing: 'Enter your role.' },
    email: { ...EMAIL_FIELD, missing: 'Enter your work email address.' },
    phone: PHONE_FIELD,
    orgType: select(TRIAL_ORG_TYPES, 'Choose the type of your organization.'),
    thematicAreas: checkboxes(TRIAL_AREAS),
    workLocations: select(WORK_LOCATIONS, 'Choose the number of work locations.'),
    teamSize: select(TEAM_SIZES, 'Choose the size of your team.'),
    currentChallenges: textarea('Describe your current challenges.'),
    dataCollectionMethods: optionalTextarea,
  },
} satisfies FormRules;

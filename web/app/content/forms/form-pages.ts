import { paths } from '~/paths';

type Next = { text: string; label: string; to: string };

/** The page around each form. */
export type FormPage = {
  path: string;
  /** The title of the document. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** A link to a form that may fit better. */
  instead?: Next;
};

const QUERIES = 'Need a demo or have any queries?';

export const demoPage: FormPage = {
  path: paths.contact,
  title: 'Request a demo',
  description: 'Pick a day and a time, and see Surve-R, ProGran or Drive-R with the people who build them.',
  heading: QUERIES,
  lead: 'Pick a day and a time. We show you the tools on a programme like yours, and you ask whatever you like.',
  instead: { text: 'No demo, just a question?', label: 'Write us a message', to: paths.contactSimple },
};

export const contactPage: FormPage = {
  path: paths.contactSimple,
  title: 'Contact us',
  description: 'Write to {company} in Bengaluru about your organisation, your data and what you would like to know.',
  heading: QUERIES,
  lead: 'Tell us who you are and what you would like to know. A person reads every message.',
  instead: { text: 'Would you rather see it working?', label: 'Request a demo', to: paths.contact },
};

export const applyPage: FormPage = {
  path: paths.apply,
  title: 'Join us',
  description: 'Work with {company} on software for NGOs, CSR teams and funders. Tell us in 200 characters why.',
  heading: 'Join us',
  lead: 'We make software for people who run and fund social programmes. If you would like to make it with us, say why. Two hundred characters are enough to start.',
};

export const tellMorePage: FormPage = {
  path: paths.tellMore,
  title: 'Tell us what you need',
  description: 'No product on our pages quite fits? Describe what you need and we tell you what we can do.',
  heading: 'Tell us what you need',
  lead: 'Perhaps what you are looking for is not on our pages yet. Describe it in your own words: the work, the people, the numbers you owe somebody.',
  instead: { text: 'Found it after all?', label: 'See all products', to: paths.allProducts },
};

export const trialPage: FormPage = {
  path: paths.startTrial,
  title: 'Start your free trial',
  description: 'Try the platform for 14 days. Set up in under 24 hours, no credit card required.',
  heading: 'Start your free trial',
  lead: 'Fourteen days with your own forms and your own data, in an environment that we set up for you.',
  instead: { text: 'Would you like to look first?', label: 'Watch our demos', to: paths.demoVideos },
};

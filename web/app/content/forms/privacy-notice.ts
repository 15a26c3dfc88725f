/** The sentence above the button of every form. `link` leads to the privacy page. */
export const privacyNotice = {
  before: 'We use what you enter to answer you. Our ',
  link: 'privacy page',
  newTab: '(opens in a new tab)',
  after: ' says how long we keep it and how to have it deleted.',
} as const;

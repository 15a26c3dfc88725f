/** The sentence above the button of every form. `link` leads to the privacy page. */
export const privacyNotice = {
  before: 'We use what you enter to answer you. How long we keep it, and how to have it deleted, is on our ',
  link: 'privacy page',
  newTab: '(opens in a new tab)',
  after: '.',
} as const;

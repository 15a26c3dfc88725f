/** The text of the page after a rendering error. */
export const renderingError = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please reload it. If it happens again, try again in a few minutes or tell us.',
  action: 'Go to the home page',
  contact: 'Tell us',
} as const;

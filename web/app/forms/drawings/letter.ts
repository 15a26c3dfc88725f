/** The words of the drawing beside the contact form. */
export const letter = {
  message: 'Your message',
  answer: 'Our answer',
  from: 'from a person',
} as const;

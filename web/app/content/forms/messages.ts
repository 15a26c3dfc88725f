/** Shared by the contact, join-us and tell-more forms. */
export const MESSAGE_SENT = 'Message sent successfully!';
export const MESSAGE_FAILED = 'Failed to send message. Please try again.';

/** The prompt before a visitor leaves a long form with unsent input. Browsers show their own text when a tab closes. */
export const LEAVE_QUESTION = 'Leave this page? What you have entered has not been sent.';

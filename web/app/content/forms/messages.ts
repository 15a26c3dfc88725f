/** The contact, join-us and tell-more forms show the same messages. */
export const MESSAGE_SENT = 'Message sent successfully!';
export const MESSAGE_FAILED = 'Failed to send message. Please try again.';

/** Asked before a visitor leaves a long form that is not sent. Browsers show words of their own for closing a tab. */
export const LEAVE_QUESTION = 'Leave this page? What you have entered has not been sent.';

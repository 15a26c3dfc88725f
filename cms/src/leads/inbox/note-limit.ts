/** The most characters of a note. */
export const MAX_NOTE_LENGTH = 5000;

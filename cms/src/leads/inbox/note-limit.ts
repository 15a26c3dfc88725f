/** The most characters of a note, also of the notes that older releases stored in one field. */
export const MAX_NOTE_LENGTH = 5000;

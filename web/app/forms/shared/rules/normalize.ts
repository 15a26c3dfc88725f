/** Reverses or hides the text around it; of no use in a form, of much use to somebody who wants to deceive. */
const DIRECTION_TRICKS = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;
const INVISIBLE = /[\p{Z}\p{C}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** One line as it is stored: composed (NFC), single spaces, no control characters, trimmed. */
export function normalizeLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(CONTROL, '').replace(DIRECTION_TRICKS, '').normalize('NFC').trim();
}

/** Running text as it is stored: as above, with its line breaks, each one character however it was sent. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL_BUT_NEWLINE, '')
    .replace(DIRECTION_TRICKS, '')
    .normalize('NFC')
    .trim();
}

/** True where nothing can be seen, such as a name of zero-width spaces. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

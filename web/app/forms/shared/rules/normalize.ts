/** Bidirectional control characters and the BOM can reverse or hide text. No form needs them. */
const DIRECTION_TRICKS = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;
const INVISIBLE = /[\p{Z}\p{C}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Normalizes a single-line text for storage: NFC, single spaces, no control characters, trimmed. */
export function normalizeLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(CONTROL, '').replace(DIRECTION_TRICKS, '').normalize('NFC').trim();
}

/** Normalizes a multi-line text for storage: as above, but keeps line breaks, each as one character. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL_BUT_NEWLINE, '')
    .replace(DIRECTION_TRICKS, '')
    .normalize('NFC')
    .trim();
}

/** True for text without visible characters, such as zero-width spaces. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Code points of the zero in scripts with digits on Indian, Arabic and Persian keyboards. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
/** Variants of the country code of India and the trunk prefix, which some write after it: +91 (0). */
const PHONE_PREFIXES = ['00910', '0091', '910', '91', '0'];
const PHONE_DIGITS = 10;

/**
 * Normalizes phone input to Latin digits without separators. Removes a country code or trunk prefix before ten digits.
 * Longer input stays for the visitor to correct, because truncation would send a wrong number.
 */
export function phoneDigits(text: string): string {
  const latin = text.normalize('NFKC').replace(/\p{Nd}/gu, asLatin);
  const digits = latin.replace(/[^0-9]/g, '');
  for (const prefix of PHONE_PREFIXES) {
    if (digits.length === PHONE_DIGITS + prefix.length && digits.startsWith(prefix)) return digits.slice(prefix.length);
  }
  return latin.trimStart().startsWith('+') ? `+${digits}` : digits;
}

function asLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? digit : String(code - zero);
}

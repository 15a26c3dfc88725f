/** Product names, e-mail, read-only and years such as 2017-18. Browsers break lines after a hyphen. */
const UNBROKEN_TEXT = /((?:Surve|Drive|Impact)-R\b|\be-mails?\b|\bread-only\b|\b\d{4}-\d{2}\b)/gi;

/** Splits a text. The parts with an odd index are names that stay on one line. */
export const unbrokenParts = (text: string): string[] => text.split(UNBROKEN_TEXT);

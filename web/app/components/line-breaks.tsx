import { Fragment, type ReactNode } from 'react';
import { unbrokenParts } from '~/lib/text-format';

/**
 * Keeps names with a hyphen on one line. The text stays the same, so search, copies and screen readers see the plain
 * hyphen.
 */
export function unbroken(text: ReactNode): ReactNode {
  const parts = typeof text === 'string' ? unbrokenParts(text) : [];
  if (parts.length < 2) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const SHORT = 'an?|the|of|in|on|at|to|by|for|or|is|no|two|ten';
/** A short word with the word that it belongs to. A longer pair would leave a gap in its line. */
const PAIR = new RegExp(`(?<!\\S)((?:${SHORT}) (?!(?:${SHORT}) )\\S{1,8})(?!\\S)`, 'i');

/**
 * The text of a heading: names with a hyphen are not broken, and from the width of a tablet no line ends with a short word.
 * The text stays the same, so search, copies and screen readers see plain spaces.
 */
export function headline(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !PAIR.test(text)) return unbroken(text);
  return text.split(new RegExp(PAIR, 'gi')).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="bound">
        {unbroken(part)}
      </span>
    ) : (
      <Fragment key={index}>{unbroken(part)}</Fragment>
    ),
  );
}

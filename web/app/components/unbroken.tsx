import type { ReactNode } from 'react';

/** Product names, e-mail and years such as 2017-18. Browsers break lines after a hyphen. */
const UNBROKEN_TEXT = /((?:Surve|Drive)-R\b|\be-mails?\b|\b\d{4}-\d{2}\b)/i;

/**
 * Keeps names with a hyphen on one line. The text stays the same, so search, copies and screen readers see the plain
 * hyphen.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !UNBROKEN_TEXT.test(text)) return text;
  return text.split(new RegExp(UNBROKEN_TEXT, 'gi')).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

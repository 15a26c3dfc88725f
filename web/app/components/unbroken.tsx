import type { ReactNode } from 'react';
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

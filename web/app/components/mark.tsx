import type { ComponentProps } from 'react';

/**
 * The logo mark: dots and a bar in the text colour, one dot in marigold. Legible from 16 px. The favicon has the same
 * shapes.
 */
export const Mark = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      d="M5 27h0M16 27h0M16 16.5h0M27 5v22"
    />
    <circle cx="6.5" cy="7" r="4" fill="var(--marigold)" />
  </svg>
);

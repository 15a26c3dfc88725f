import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from './button-link';

export type Action = {
  label: string;
  to: string;
  /**
   * Visually hidden text after the label. It makes the link name clear out of context, for screen readers and search
   * engines.
   */
  more?: string;
};
type Props = { action: Action; variant?: ButtonVariant; size?: 'm' | 'l'; icon?: ReactNode };

/** A button link for page content. A click on a link labelled "Request Demo" also sets the demo-requested flag. */
export function ActionLink({ action: { label, to, more }, ...button }: Props) {
  return (
    <ButtonLink {...button} to={to} demoRequest={label === 'Request Demo' || undefined}>
      {label}
      {more && (
        <>
          {' '}
          <span className="visually-hidden">{more}</span>
        </>
      )}
    </ButtonLink>
  );
}

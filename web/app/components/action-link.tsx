import type { ReactNode } from 'react';
import { markDemoRequested } from '~/lib/demo-request';
import { ButtonLink, type ButtonLook } from './button-link';

export type Action = {
  label: string;
  to: string;
  /** Said after the label to those who hear it without what stands around it, and to search engines. */
  more?: string;
};
type Props = { action: Action; look?: ButtonLook; size?: 'm' | 'l'; icon?: ReactNode };

/** A button link that stands in the content. Request Demo, wherever it stands, notes that it was pressed. */
export function ActionLink({ action: { label, to, more }, ...looks }: Props) {
  return (
    <ButtonLink {...looks} to={to} onClick={label === 'Request Demo' ? markDemoRequested : undefined}>
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

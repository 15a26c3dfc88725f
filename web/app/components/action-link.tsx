import type { ReactNode } from 'react';
import { markDemoRequested } from '~/lib/demo-request';
import { ButtonLink, type ButtonLook } from './button-link';

export type Action = { label: string; to: string };
type Props = { action: Action; look?: ButtonLook; size?: 'm' | 'l'; icon?: ReactNode };

/** A button link that stands in the content. Request Demo, wherever it stands, notes that it was pressed (spec section 2, "Forms"). */
export function ActionLink({ action: { label, to }, ...looks }: Props) {
  return (
    <ButtonLink {...looks} to={to} onClick={label === 'Request Demo' ? markDemoRequested : undefined}>
      {label}
    </ButtonLink>
  );
}

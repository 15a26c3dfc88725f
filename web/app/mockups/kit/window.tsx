import type { ReactNode } from 'react';
import { Avatar, Mark } from './primitives';
import { Icon, type IconName } from './icon';
import { type Hue, MockupFrame } from './mockup-frame';

export type Nav = readonly (readonly [icon: IconName, label: string])[];
type Props = {
  hue: Hue;
  product: string;
  /** The organisation of the workspace, or the role of the user. */
  org: string;
  nav: Nav;
  active: string;
  title: string;
  note?: ReactNode;
  tools?: ReactNode;
  user: string;
  className?: string;
  children: ReactNode;
};

/** A product in a browser: navigation rail, page header and content. The rail is hidden where space is short. */
export function AppWindow({ hue, product, org, nav, active, title, note, tools, user, className, children }: Props) {
  return (
    <MockupFrame hue={hue} className={['window', className].filter(Boolean).join(' ')}>
      <div className="rail">
        <div className="brand">
          <Mark />
          <span className="rail-word">{product}</span>
        </div>
        {nav.map(([icon, label]) => (
          <span className="place" data-on={label === active || undefined} key={label}>
            <Icon name={icon} />
            <span className="rail-word">{label}</span>
          </span>
        ))}
        <div className="rail-end">
          <Avatar name={user} />
          <span className="rail-word">
            {user}
            <br />
            <span className="faint">{org}</span>
          </span>
        </div>
      </div>
      <div className="page">
        <div className="head">
          <span className="narrow-only">
            <Mark />
          </span>
          <div className="head-words">
            <span className="title">{title}</span>
            {note && <span className="t11 faint cut">{note}</span>}
          </div>
          {tools}
        </div>
        <div className="body">{children}</div>
      </div>
    </MockupFrame>
  );
}

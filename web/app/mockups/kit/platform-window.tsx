import type { ReactNode } from 'react';
import { AppWindow, type Nav } from './window';

type Props = {
  product: string;
  org: string;
  user: string;
  nav: Nav;
  active: string;
  title: string;
  note?: string;
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The window of a sector platform, with its dark rail. */
export function PlatformWindow({ className, ...props }: Props) {
  return <AppWindow hue="leaf" className={['dark-rail', className].filter(Boolean).join(' ')} {...props} />;
}

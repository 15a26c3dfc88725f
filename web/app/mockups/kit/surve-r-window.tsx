import type { ReactNode } from 'react';
import { sabala } from '../data/livelihoods';
import { AppWindow, type Nav } from './window';

const NAV: Nav = [
  ['layout-dashboard', 'Overview'],
  ['clipboard-check', 'Approvals'],
  ['clipboard-list', 'Forms'],
  ['map-pin', 'Field map'],
  ['users', 'Team'],
  ['settings', 'Settings'],
];
type Props = {
  active: string;
  title: string;
  note?: string;
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The Surve-R window on a computer, for a monitoring lead of the partner. */
export function SurveRWindow(props: Props) {
  return <AppWindow hue="surve-r" product="Surve-R" org={sabala.partner} nav={NAV} user="Meera Joshi" {...props} />;
}

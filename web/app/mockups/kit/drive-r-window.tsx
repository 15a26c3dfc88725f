import type { ReactNode } from 'react';
import { sabala } from '../data/livelihoods';
import { AppWindow, type Nav } from './window';

const NAV: Nav = [
  ['message', 'Ask'],
  ['database', 'Sources'],
  ['wand', 'Cleaning'],
  ['brain', 'Models'],
  ['world', 'Goals'],
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

/** The Drive-R window for an analyst of the partner. */
export function DriveRWindow(props: Props) {
  return <AppWindow hue="drive-r" product="Drive-R" org={sabala.partner} nav={NAV} user="Kavya Menon" {...props} />;
}

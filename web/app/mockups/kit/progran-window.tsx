import type { ReactNode } from 'react';
import { donor } from '../data/grants';
import { AppWindow, type Nav } from './window';

const NAV: Nav = [
  ['layout-dashboard', 'Projects'],
  ['map-pin', 'Locations'],
  ['target', 'Metrics'],
  ['report-analytics', 'Reports'],
  ['users', 'Beneficiaries'],
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

/** The ProGran window for a programme officer of the foundation. */
export function ProGranWindow(props: Props) {
  return <AppWindow hue="progran" product="ProGran" org={donor} nav={NAV} user="Anita Rao" {...props} />;
}

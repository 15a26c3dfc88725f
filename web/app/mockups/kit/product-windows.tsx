import type { ComponentProps } from 'react';
import { lead, sabala } from '../data/livelihoods';
import { AppWindow } from './window';

type AppWindowProps = ComponentProps<typeof AppWindow>;
type ProductProps = Pick<AppWindowProps, 'hue' | 'product' | 'org' | 'nav' | 'user'>;
type PageProps = Omit<AppWindowProps, keyof ProductProps>;

const SURVE_R: ProductProps = {
  hue: 'surve-r',
  product: 'Surve-R',
  org: sabala.partner,
  user: lead.name,
  nav: [
    ['layout-dashboard', 'Overview'],
    ['clipboard-check', 'Approvals'],
    ['clipboard-list', 'Forms'],
    ['map-pin', 'Field map'],
    ['users', 'Team'],
    ['settings', 'Settings'],
  ],
};
const PROGRAN: ProductProps = {
  hue: 'progran',
  product: 'ProGran',
  org: lead.role,
  user: lead.name,
  nav: [
    ['layout-dashboard', 'Projects'],
    ['map-pin', 'Locations'],
    ['target', 'Metrics'],
    ['report-analytics', 'Reports'],
    ['users', 'Beneficiaries'],
    ['settings', 'Settings'],
  ],
};
const DRIVE_R: ProductProps = {
  hue: 'drive-r',
  product: 'Drive-R',
  org: sabala.partner,
  user: 'Kavya Menon',
  nav: [
    ['message', 'Ask'],
    ['database', 'Sources'],
    ['wand', 'Cleaning'],
    ['brain', 'Models'],
    ['world', 'Goals'],
    ['settings', 'Settings'],
  ],
};

/** Surve-R on a computer, for the programme lead of the partner. */
export const SurveRWindow = (props: PageProps) => <AppWindow {...SURVE_R} {...props} />;
/** ProGran, for the lead of the programme, who may also change it. */
export const ProGranWindow = (props: PageProps) => <AppWindow {...PROGRAN} {...props} />;
/** Drive-R, for an analyst of the partner. */
export const DriveRWindow = (props: PageProps) => <AppWindow {...DRIVE_R} {...props} />;

/** A sector platform, with its dark rail. */
export const PlatformWindow = ({ className, ...props }: Omit<AppWindowProps, 'hue'>) => (
  <AppWindow hue="leaf" className={['dark-rail', className].filter(Boolean).join(' ')} {...props} />
);

import { type Path, paths } from '~/paths';

export type DropdownItem = {
  drop: string;
  path: Path;
  /** A short description under the name. */
  note?: string;
  /** The product whose hue marks the link. */
  hue?: 'surve-r' | 'progran' | 'drive-r';
};
export type NavItem =
  | { name: string; hasDropdown: false; path: Path }
  | { name: string; hasDropdown: true; items: readonly DropdownItem[]; overview?: { name: string; path: Path } };

/** All navigation items, including the hidden ones. */
export const allNavItems: readonly NavItem[] = [
  {
    name: 'Products',
    hasDropdown: true,
    items: [
      { drop: 'Drive-R', path: paths.driveR, note: 'Turns scattered records into answers', hue: 'drive-r' },
      {
        drop: 'Surve-R',
        path: paths.surveR,
        note: 'Collects field data, signal or not',
        hue: 'surve-r',
      },
      { drop: 'ProGran', path: paths.proGran, note: 'Follows programmes to their results', hue: 'progran' },
    ],
    overview: { name: 'All products and platforms', path: paths.products },
  },
  {
    name: 'Solutions',
    hasDropdown: true,
    items: [
      { drop: 'CSR', path: paths.csr },
      { drop: 'NGOs', path: paths.ngo },
      { drop: 'Consultants', path: paths.consultants },
    ],
  },
  { name: 'Who we serve', hasDropdown: false, path: paths.whoWeServe },
  { name: 'About Us', hasDropdown: false, path: paths.about },
  {
    name: 'Resources',
    hasDropdown: true,
    items: [
      { drop: 'Demo videos', path: paths.demoVideos, note: 'Each product at work, in about five minutes' },
      { drop: 'Other solutions', path: paths.otherSolutions, note: 'Platforms for single sectors' },
      { drop: 'Blog and stories', path: paths.blogs, note: 'What we learn with the teams we work with' },
      { drop: 'Case studies', path: paths.caseStudies, note: 'Programmes, their numbers and how they got them' },
    ],
  },
];

/** Items that are defined but not shown. */
const HELD_BACK: readonly string[] = ['Solutions'];

export const navItems = allNavItems.filter(({ name }) => !HELD_BACK.includes(name));

export const requestDemo = { name: 'Request Demo', path: paths.contact } as const;

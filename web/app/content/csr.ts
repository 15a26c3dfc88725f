import type { PageDescription } from '~/lib/seo/page-meta';
import type { AnchorNavContent } from '~/sections/anchor-nav/anchor-nav';
import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import type { DashboardContent } from '~/sections/dashboard/dashboard';
import type { ImpactAreasContent } from '~/sections/impact-areas/impact-areas';
import type { IndicatorLibraryContent } from '~/sections/indicator-library/indicator-library';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { ReportsContent } from '~/sections/reports/reports';
import { paths } from '~/paths';
import { csr, labels, quarters, scope } from '~/mockups/data/csr';
import { change, percent } from '~/mockups/kit/numbers';

export const crumbs = [
  { name: 'Home', to: paths.home },
  { name: 'Solutions', to: paths.allSolutions },
  { name: 'CSR' },
];

export const page: PageDescription = {
  path: paths.csr,
  title: 'CSR impact management',
  description:
    'Section 135 compliance, Schedule VII, 500+ development indicators, partner assessments, real-time dashboards and reports for the MCA, the board, GRI, BRSR and the SDGs.',
  type: 'solution',
  crumbs,
};

export const opening: PageHeroContent = {
  variant: 'paper',
  title: 'CSR that can show what it changed',
  lead: 'Section 135 says what has to be spent and filed. We help you to see what it did, project by project, while you can still do something about it.',
  actions: [
    { label: 'Schedule a Demo', to: paths.contact },
    { label: 'Learn More', to: paths.about, more: 'about Impact-R' },
  ],
  mockup: 'csr-dashboard',
};

export const anchors: AnchorNavContent = {
  label: 'On this page',
  items: [
    { id: 'measure', label: 'Measure' },
    { id: 'manage', label: 'Manage' },
    { id: 'report', label: 'Report' },
  ],
  action: { label: 'Schedule a Demo', to: paths.contact },
};

export const measure: IndicatorLibraryContent = {
  id: 'measure',
  title: 'Measure what the law names and what your board asks',
  value: '500+',
  label: 'development indicators, with custom KPIs beside them',
  items: [
    {
      title: 'Section 135 compliance',
      text: 'The obligation, what is spent against it, what is carried over and what is due to which account, for each financial year and each project.',
    },
    {
      title: 'Custom KPIs',
      text: 'Start from an indicator in the library, change its definition, and the change is on record. Last year’s figures stay comparable because both definitions do.',
    },
    {
      title: 'Partner assessments',
      text: 'Registration, governance, capacity and past delivery of each implementing partner, scored the same way before the money goes out and again when it comes due.',
    },
  ],
  chartTitle: 'Schedule VII, with indicators for each clause',
  chartText: 'A sample of the library: indicators ready to use under six of its clauses.',
  bars: [
    { clause: '(i)', label: 'Hunger, health care, sanitation and drinking water', value: 118 },
    { clause: '(ii)', label: 'Education, vocational skills and livelihoods', value: 104 },
    { clause: '(iii)', label: 'Gender equality and the empowerment of women', value: 72 },
    { clause: '(iv)', label: 'Environment, ecological balance and animal welfare', value: 86 },
    { clause: '(x)', label: 'Rural development projects', value: 64 },
    { clause: '(xii)', label: 'Disaster management and rehabilitation', value: 38 },
  ],
};

const growth = ({ now, before }: { now: number; before: number }) => change(now / before - 1);

export const manage: DashboardContent = {
  id: 'manage',
  title: 'Manage by what is happening, not by what was reported',
  lead: 'AI-driven impact management on real-time dashboards: partners record as they work, a machine checks, and you look at the programme rather than at a slide about it.',
  boardTitle: scope.title,
  period: scope.period,
  note: 'Sample data, to show how such a page reads.',
  figures: [
    { value: csr.reached.now, label: labels.reached, note: `${growth(csr.reached)} YoY` },
    { value: csr.trained.now, label: labels.trained, note: `${growth(csr.trained)} YoY` },
    { value: csr.placed.now, label: labels.placed, note: `${percent(csr.placed.now / csr.trained.now, 1)} placement` },
  ],
  quartersTitle: 'People reached by quarter',
  beforeLabel: 'Last year',
  nowLabel: 'This year',
  quarters: quarters.map(({ name, ...people }) => ({ label: name, ...people })),
  pathTitle: 'From first contact to a job, of those reached',
  path: [
    { label: 'Reached', value: csr.reached.now },
    { label: 'Trained', value: csr.trained.now },
    { label: 'Placed', value: csr.placed.now },
  ],
  items: [
    {
      title: 'It tells you early',
      text: 'A partner who will miss a milestone shows up weeks before the milestone does, with the districts that cause it.',
    },
    {
      title: 'It tells you why',
      text: 'Each alert names the records it comes from. Open them, or ask a question about them in plain words.',
    },
    {
      title: 'It asks the partner first',
      text: 'A figure that cannot be right goes back to the person who entered it, with the reason, before it reaches you.',
    },
  ],
};

export const report: ReportsContent = {
  id: 'report',
  title: 'Report once, in six languages of accountability',
  lead: 'Every reader wants the same year in another order. You approve the records; the orders are ours to keep.',
  source: 'One set of approved records',
  items: [
    {
      title: 'MCA',
      label: 'The regulator',
      text: 'The figures of Form CSR-2, project by project, with the amounts unspent and where they went.',
    },
    {
      title: 'Annual reports',
      label: 'Shareholders',
      text: 'The CSR annexure to the board’s report, with its tables filled and its sources listed.',
    },
    {
      title: 'Board committees',
      label: 'Your CSR committee',
      text: 'Four pages a quarter: what was planned, what happened, what is late, what to decide.',
    },
    {
      title: 'GRI',
      label: 'Analysts',
      text: 'Disclosures on communities and indirect economic impact, with the method beside each figure.',
    },
    {
      title: 'BRSR',
      label: 'The stock exchange',
      text: 'Principles 4 and 8, essential and leadership indicators, from the same projects.',
    },
    {
      title: 'SDG',
      label: 'Everybody else',
      text: 'Results by goal and target, counted once even where a project serves three of them.',
    },
  ],
};

export const areas: ImpactAreasContent = {
  title: 'Three impact areas, one way to count',
  items: [
    {
      title: 'Environmental',
      glyph: 'tree',
      points: [
        'Trees alive after three years',
        'Water stored and saved',
        'Emissions avoided or held',
        'Waste kept out of landfill',
      ],
    },
    {
      title: 'Social',
      glyph: 'people',
      points: [
        'Learning levels by child',
        'Visits completed and missed',
        'Income of a household',
        'Women in paid work',
      ],
    },
    {
      title: 'Governance',
      glyph: 'institution',
      points: [
        'Partners assessed and passed',
        'Funds used as approved',
        'Grievances heard and closed',
        'Records with their proof',
      ],
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'See your own programme on such a page',
  text: 'Bring last year’s partner reports, in whatever state they are. In the demo we show what they look like side by side.',
  actions: [
    { label: 'Schedule a Demo', to: paths.contact },
    { label: 'Contact Sales', to: paths.contact },
  ],
};

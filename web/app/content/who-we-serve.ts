import type { PageDescription } from '~/lib/seo/page-meta';
import type { PageOpeningContent } from '~/sections/page-opening/page-opening';
import type { SolutionOffer } from '~/sections/solution-offers/solution-offers';
import { paths } from '~/paths';

export const page: PageDescription = {
  path: paths.whoWeServe,
  title: 'Solutions for every organisation',
  description:
    'What NGOs and non-profits, the CSR arms of corporates and impact investors get, what it costs, and how to see it: from $400/month with a 60% nonprofit discount.',
  type: 'solution',
};

export const opening: PageOpeningContent = {
  title: 'Solutions for every organisation',
  lead: 'The same record, read from three desks: the one that runs the programme, the one that pays for it, and the one that compares it with the rest of a portfolio. Government agencies and international development bodies get the same: figures by district and by goal, each with the record behind it.',
};

/** The label of the in-page navigation to the offers. */
export const offersNav = 'Choose your organisation';

const today = 'Where it hurts today';
const ours = 'What changes';

export const offers: readonly SolutionOffer[] = [
  {
    id: 'ngos',
    title: 'NGOs & Non-Profits',
    subtitle: '90% less time on data management, and grants up to 3x larger',
    description:
      'You know what changed. You need to show it to people who were not there, without taking your field team out of the field to write it down.',
    challengesTitle: today,
    currentChallenges: [
      'Paper forms typed up twice, with two different results',
      'Weeks before each deadline lost to the donor report',
      'Donors who want evidence that a story cannot give',
      'A signal that ends where the programme begins',
    ],
    withTitle: ours,
    with: [
      { product: 'Surve-R', benefit: 'Forms on phones you already have, offline, in your team’s languages' },
      { product: 'ProGran', benefit: 'Each donor’s report drafted from the same approved records' },
      { product: 'Drive-R', benefit: 'Answers for a grant interview in the time it takes to ask' },
      { product: 'All three', benefit: '90% less data-management time and the evidence for 3x larger grants' },
    ],
    pricing: {
      from: 'from',
      figure: '$400/month',
      text: 'Prices for NGOs start from $400/month with a 60% nonprofit discount. The trial lasts 14 days and needs no credit card.',
    },
    ctaText: 'Get NGO Pricing',
    ctaLink: paths.startTrial,
    bgColor: 'paper',
  },
  {
    id: 'csr-arms',
    title: 'CSR Arms of Corporates',
    subtitle: 'From the obligation under Section 135 to a page the board reads',
    description:
      'Twenty partners report in twenty formats, and one filing has to be right. You see each project as it runs rather than as it was described afterwards.',
    challengesTitle: today,
    currentChallenges: [
      'Partner reports that arrive late and cannot be added up',
      'Schedule VII, BRSR and GRI filled in from the same mails three times',
      'Spending that is known, and change that is guessed',
      'An audit trail that lives in somebody’s inbox',
    ],
    withTitle: ours,
    with: [
      { product: 'Surve-R', benefit: 'One way in for all partners, with approval by role and proof attached' },
      { product: 'ProGran', benefit: 'Spending and outcomes for each Schedule VII area, as of today' },
      { product: 'Drive-R', benefit: 'Board, MCA and BRSR figures from one set of numbers' },
    ],
    pricing: {
      from: 'from',
      figure: '$25,000/year',
      text: 'CSR enterprise plans start from $25,000/year. Set-up of your environment takes less than 24 hours, and support answers by email and chat, 24/7.',
    },
    ctaText: 'Schedule Executive Demo',
    ctaLink: paths.contact,
    bgColor: 'deep',
  },
  {
    id: 'impact-investors',
    title: 'Impact Investors',
    subtitle: 'A portfolio that can be compared, company by company',
    description:
      'Investees count in their own way and keep doing so. You get it in yours, with every conversion written down, in time for the committee.',
    challengesTitle: today,
    currentChallenges: [
      'No two investees define a job or a household alike',
      'Impact figures that come once a year and after the decision',
      'Claims that a limited partner’s analyst can take apart',
    ],
    withTitle: ours,
    with: [
      { product: 'Drive-R', benefit: 'Investee data cleaned, joined and mapped to SDG targets' },
      { product: 'ProGran', benefit: 'Targets and actuals for each holding, with alerts between reports' },
      { product: 'Surve-R', benefit: 'Sample checks with the end customer where a claim matters' },
    ],
    pricing: {
      figure: 'Custom',
      text: 'Prices are custom: they follow the number of holdings and how their data reaches you. You hear from us within 24 hours.',
    },
    ctaText: 'See Portfolio Demo',
    ctaLink: paths.demoVideos,
    bgColor: 'surface',
  },
];

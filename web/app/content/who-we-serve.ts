import type { PageDescription } from '~/lib/seo/page-meta';
import type { OfferContent } from '~/sections/offer/offer';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import { paths } from '~/paths';

export const page: PageDescription = {
  path: paths.whoWeServe,
  title: 'Solutions for every organisation',
  description:
    'What NGOs and non-profits, the CSR arms of corporates and impact investors get, what it costs, and how to see it: from $400/month with a 60% nonprofit discount.',
  type: 'solution',
};

const today = 'Where it hurts today';
const ours = 'What changes';

export const offers: readonly OfferContent[] = [
  {
    id: 'ngos',
    variant: 'paper',
    title: 'NGOs & Non-Profits',
    subtitle: '90% less time on data management, and grants up to 3x larger',
    text: 'You know what changed. You need to show it to people who were not there, without taking your field team out of the field to write it down.',
    challengesTitle: today,
    challenges: [
      'Paper forms typed up twice, with two different results',
      'Weeks before each deadline lost to the donor report',
      'Donors who want evidence that a story cannot give',
      'A signal that ends where the programme begins',
    ],
    itemsTitle: ours,
    items: [
      { label: 'Surve-R', text: 'Forms on phones you already have, offline, in your team’s languages' },
      { label: 'ProGran', text: 'Each donor’s report drafted from the same approved records' },
      { label: 'Drive-R', text: 'Answers for a grant interview in the time it takes to ask' },
      { label: 'All three', text: '90% less data-management time and the evidence for 3x larger grants' },
    ],
    from: 'from',
    price: '$400/month',
    note: 'Prices for NGOs start from $400/month with a 60% nonprofit discount. The trial lasts 14 days and needs no credit card.',
    action: { label: 'Get NGO Pricing', to: paths.startTrial },
  },
  {
    id: 'csr-arms',
    variant: 'deep',
    title: 'CSR Arms of Corporates',
    subtitle: 'From the obligation under Section 135 to a page the board reads',
    text: 'Twenty partners report in twenty formats, and one filing has to be right. You see each project as it runs rather than as it was described afterwards.',
    challengesTitle: today,
    challenges: [
      'Partner reports that arrive late and cannot be added up',
      'Schedule VII, BRSR and GRI filled in from the same mails three times',
      'Spending that is known, and change that is guessed',
      'An audit trail that lives in somebody’s inbox',
    ],
    itemsTitle: ours,
    items: [
      { label: 'Surve-R', text: 'One way in for all partners, with approval by role and proof attached' },
      { label: 'ProGran', text: 'Spending and outcomes for each Schedule VII area, as of today' },
      { label: 'Drive-R', text: 'Board, MCA and BRSR figures from one set of numbers' },
    ],
    from: 'from',
    price: '$25,000/year',
    note: 'CSR enterprise plans start from $25,000/year. Set-up of your environment takes less than 24 hours, and support answers by email and chat, 24/7.',
    action: { label: 'Schedule Executive Demo', to: paths.contact },
  },
  {
    id: 'impact-investors',
    variant: 'surface',
    title: 'Impact Investors',
    subtitle: 'A portfolio that can be compared, company by company',
    text: 'Investees count in their own way and keep doing so. You get it in yours, with every conversion written down, in time for the committee.',
    challengesTitle: today,
    challenges: [
      'No two investees define a job or a household alike',
      'Impact figures that come once a year and after the decision',
      'Claims that a limited partner’s analyst can take apart',
    ],
    itemsTitle: ours,
    items: [
      { label: 'Drive-R', text: 'Investee data cleaned, joined and mapped to SDG targets' },
      { label: 'ProGran', text: 'Targets and actuals for each holding, with alerts between reports' },
      { label: 'Surve-R', text: 'Sample checks with the end customer where a claim matters' },
    ],
    price: 'Custom',
    note: 'Prices are custom: they follow the number of holdings and how their data reaches you. You hear from us within 24 hours.',
    action: { label: 'See Portfolio Demo', to: paths.demoVideos },
  },
];

export const opening: PageHeroContent = {
  variant: 'forest',
  title: 'Solutions for every organisation',
  lead: 'The same record, read from three desks: the one that runs the programme, the one that pays for it, and the one that compares it with the rest of a portfolio. Government agencies and international development bodies get the same: figures by district and by goal, each with the record behind it.',
  label: 'Choose your organisation',
  items: offers.map(({ id, title, from = '', price }) => ({ label: title, value: `${from} ${price}`, to: `#${id}` })),
};

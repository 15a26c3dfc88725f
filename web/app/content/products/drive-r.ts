import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { dataIntelligenceDemo } from '../videos';
import {
  ASK_FOR_QUOTE,
  CHALLENGES_TITLE,
  planAspects,
  PLANS_TITLE,
  REQUEST_DEMO,
  support,
  WATCH_DEMOS,
} from './common';
import type { ProductContent } from './product-content';

export const driveR: ProductContent = {
  path: paths.driveR,
  name: 'Drive-R',
  kind: 'product',
  hue: 'drive-r',
  meta: {
    title: 'Drive-R: data intelligence for the social sector',
    description:
      'AI data transformation, questions in plain language, automated model building and SDG-aligned dashboards, usable offline and connected to your BI tools.',
  },
  hero: {
    title: 'Ask your data a question',
    lead: 'Drive-R cleans and joins what your programmes have collected, and answers in charts when somebody asks in an ordinary sentence. Each answer shows the records behind it.',
    actions: [REQUEST_DEMO, PROTOTYPES.driveR, WATCH_DEMOS],
    items: ['Plain-language questions', 'SDG-aligned dashboards', 'Works with your BI tool'],
    mockup: 'drive-r-question',
  },
  offerings: {
    title: 'Intelligence without a data team',
    lead: 'For organisations with years of data and nobody whose job it is to query it.',
    items: [
      {
        icon: 'transform',
        title: 'AI data transformation',
        text: 'Spellings of one village, three date formats, ages typed as birthdays: Drive-R proposes the repair, shows how many rows it touches and waits for your yes.',
        points: [
          'Nothing is changed without a record of it',
          'A rule that you accept once works on the next file',
          'Duplicates are found across sources',
        ],
      },
      {
        icon: 'message-question',
        title: 'Natural-language queries',
        text: 'Ask as you would ask a colleague, then open the answer to see how it was worked out.',
      },
      {
        icon: 'brain',
        title: 'Automated model building',
        text: 'Which children may drop out, which plots may fail: models built, compared and explained.',
      },
      {
        icon: 'chart-dots',
        title: 'Visualisations',
        text: 'Charts and maps chosen to suit the question, ready for a slide or a report.',
      },
      {
        icon: 'world',
        title: 'SDG-aligned dashboards',
        text: 'Your indicators mapped to goals and targets, with the reasoning written down.',
      },
      {
        icon: 'wifi-off',
        title: 'Offline use',
        text: 'Dashboards open in the field without a network and show the date of their data.',
      },
      {
        icon: 'plug-connected',
        title: 'BI integration',
        text: 'Clean tables for Power BI, Tableau or Looker Studio, kept up to date.',
      },
    ],
  },
  showcase: {
    kind: 'feature-rows',
    variant: 'reveal',
    title: 'Around every question',
    lead: 'What happens before a question can be answered, and what becomes possible after it.',
    items: [
      {
        title: 'First it cleans',
        text: 'Old spreadsheets, survey exports and system dumps go in as they are. Drive-R reads the columns, finds what disagrees and lists the repairs, largest effect first.',
        mockup: 'drive-r-cleaning',
      },
      {
        title: 'Then it looks ahead',
        text: 'Choose what you want to know beforehand. Drive-R tries several models, reports how often each was right on data it had not seen, and names the factors that count.',
        mockup: 'drive-r-model',
      },
      {
        title: 'And it speaks your funder’s language',
        text: 'Results are gathered by Sustainable Development Goal, down to the target and the indicator, and updated whenever the data is.',
        mockup: 'drive-r-sdg',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Drive-R',
    lead: 'The reasons why collected data stays unread, and what Drive-R does about each.',
    items: [
      {
        title: 'Fragmented data',
        today: 'One programme’s results live in five tools and a dozen folders.',
        change: 'Sources are joined on the people and places they share, with every match open to check.',
      },
      {
        title: 'Lack of ready insights',
        today: 'A question from the board takes a consultant and three weeks.',
        change: 'Whoever has the question asks it, in a sentence, and has a chart in the same minute.',
      },
      {
        title: 'Offline field environments',
        today: 'Dashboards need a connection, so the field never sees its own results.',
        change: 'Dashboards travel on the device and refresh when there is a network.',
      },
      {
        title: 'Legacy data migration',
        today: 'Ten years of history sit in formats that nobody dares to touch.',
        change: 'Old files are read, mapped and checked against their own totals before they count.',
      },
      {
        title: 'Inconsistent reporting',
        today: 'Two reports on one programme give two numbers of beneficiaries.',
        change: 'Each figure has one definition, and every chart that shows it uses that one.',
      },
      {
        title: 'Limited interoperability',
        today: 'Getting data out of one tool and into the next is a monthly chore.',
        change: 'Open formats and standing connections feed the tools that you already use.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'Data intelligence as a service, or inside your own walls.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription; we run it.',
      prices: [{ value: 'By quote', label: 'for the sources you connect' }],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      title: 'Self-hosted',
      text: 'A licence; you run it.',
      prices: [{ value: 'By quote', label: 'one-time licence and set-up' }],
      action: ASK_FOR_QUOTE,
    },
    items: [
      {
        label: 'AI models',
        hosted: 'Run by us; your data trains nobody else’s',
        selfHosted: 'Run on your hardware; nothing leaves it',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'From four spreadsheets to one answer',
    text: 'Less than four minutes, on the untidy files of a real kind of programme.',
    video: dataIntelligenceDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Which question has nobody been able to answer?',
    text: 'Tell us before the call. We load a sample of your data and ask it together.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
};

export { driveR as handle };

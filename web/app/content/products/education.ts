import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { ASK_FOR_QUOTE, planAspects, REQUEST_DEMO, support, WATCH_DEMOS } from './common';
import { sharedClosing, sharedVideo } from './education-shared';
import type { ProductContent } from './product-content';

export const education: ProductContent = {
  path: paths.education,
  name: 'Education platform',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Education platform: learning levels by child',
    description:
      'Enrolment, attendance, assessments and teacher support for education programmes, followed by child from baseline to endline.',
  },
  hero: {
    title: 'Know who is learning, not only who enrolled',
    lead: 'The education platform follows each child from the first assessment to the last, across schools, centres and tutors, and shows in time where somebody is falling behind.',
    prototype: PROTOTYPES.education,
    imageOpensPrototype: true,
    facts: ['Baseline to endline by child', 'Works offline in school', 'School, block and state views'],
    mockup: 'education-overview',
  },
  offerings: {
    title: 'What an education programme runs on',
    lead: 'For NGOs, foundations and CSR teams who work with schools, and for the schools themselves.',
    main: {
      icon: IconBook,
      title: 'Assessment that leads to teaching',
      text: 'Short oral and written tests on a phone, in the language of instruction. Children are grouped by level on the same day, and the next test shows whether the grouping worked.',
      points: [
        'Reading and arithmetic tools included',
        'Your own rubrics and grades',
        'Movement between levels, child by child',
      ],
    },
    others: [
      {
        icon: IconUsers,
        title: 'Enrolment',
        text: 'One record for each child, kept when the child changes school or class.',
      },
      {
        icon: IconCalendarCheck,
        title: 'Attendance',
        text: 'Taken in a minute, with a list of children who have been away three days running.',
      },
      {
        icon: IconSchool,
        title: 'Teacher support',
        text: 'Classroom observations, coaching visits and what was agreed at each.',
      },
      {
        icon: IconReportAnalytics,
        title: 'Reports',
        text: 'School cards for head teachers, block summaries for officials, outcomes for donors.',
      },
    ],
  },
  showcase: {
    kind: 'chain',
    title: 'A child’s year, on one record',
    lead: 'Four moments in which the platform is used, and what each leaves behind.',
    links: [
      {
        title: 'Enrol',
        text: 'The tutor finds the child in last year’s list or adds a new one, with consent.',
        record: 'Name, class, guardian, consent',
      },
      {
        title: 'Baseline',
        text: 'A ten-minute assessment places the child at a level in reading and arithmetic.',
        record: 'Level, language, date',
      },
      {
        title: 'Teach and follow',
        text: 'Attendance and short checks show each week who moves and who does not.',
        record: 'Sessions, checks, home visits',
      },
      {
        title: 'Endline',
        text: 'The same assessment again. Gains are shown by child first, then by school and block.',
        record: 'Gain since baseline',
      },
    ],
  },
  challenges: {
    lead: 'What keeps programmes from knowing whether children learn.',
    items: [
      {
        title: 'Averages that hide children',
        today: 'The school’s mean goes up while its weakest readers stay where they were.',
        change: 'Levels are followed by child, and those who do not move are listed by name for their tutor.',
      },
      {
        title: 'Attendance on paper',
        today: 'Registers are collected at the end of the term.',
        change: 'A minute on the phone each morning, and absences seen in the same week.',
      },
      {
        title: 'Assessments that arrive late',
        today: 'Baseline results come back when the term is half over.',
        change: 'The result is there when the last question has been asked.',
      },
      {
        title: 'Many partners, many formats',
        today: 'Each partner NGO sends its own spreadsheet.',
        change: 'Partners use one form with their own logins and see their own schools.',
      },
      {
        title: 'Children who change school',
        today: 'A child who moves is counted as a drop-out there and a newcomer here.',
        change: 'The record moves with the child, and so does its history.',
      },
      {
        title: 'Privacy of minors',
        today: 'Lists of names and birthdays circulate by e-mail.',
        change: 'Guardians’ consent is part of the record, and names are hidden from whoever does not teach.',
      },
    ],
  },
  plans: {
    lead: 'For one school or for a state programme.',
    hosted: {
      name: 'SaaS',
      summary: 'A subscription by school; we run it.',
      prices: [{ amount: 'By quote', per: 'for the number of schools' }],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      name: 'Self-hosted',
      summary: 'A licence; you run it.',
      prices: [{ amount: 'By quote', per: 'one-time licence and set-up' }],
      action: ASK_FOR_QUOTE,
    },
    aspects: [
      {
        name: 'Assessments',
        hosted: 'Our tools and your own',
        selfHosted: 'Our tools and your own',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A day at a learning centre',
    text: 'Attendance, a reading test and the list that a tutor takes into the afternoon.',
    video: sharedVideo,
    more: WATCH_DEMOS,
  },
  closing: sharedClosing,
};

export { education as handle };

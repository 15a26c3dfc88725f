import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import {
  ASK_FOR_QUOTE,
  CHALLENGES_TITLE,
  planAspects,
  PLANS_TITLE,
  REQUEST_DEMO,
  support,
  WATCH_DEMOS,
} from './common';
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
    actions: [REQUEST_DEMO, PROTOTYPES.education],
    mockupTo: PROTOTYPES.education.to,
    items: ['Baseline to endline by child', 'Works offline in school', 'School, block and state views'],
    mockup: 'education-overview',
  },
  offerings: {
    title: 'What an education programme runs on',
    lead: 'For NGOs, foundations and CSR teams who work with schools, and for the schools themselves.',
    items: [
      {
        icon: 'book',
        title: 'Assessment that leads to teaching',
        text: 'Short oral and written tests on a phone, in the language of instruction. Children are grouped by level on the same day, and the next test shows whether the grouping worked.',
        points: [
          'Reading and arithmetic tools included',
          'Your own rubrics and grades',
          'Movement between levels, child by child',
        ],
      },
      {
        icon: 'users',
        title: 'Enrolment',
        text: 'One record for each child, kept when the child changes school or class.',
      },
      {
        icon: 'calendar-check',
        title: 'Attendance',
        text: 'Taken in a minute, with a list of children who have been away three days running.',
      },
      {
        icon: 'school',
        title: 'Teacher support',
        text: 'Classroom observations, coaching visits and what was agreed at each.',
      },
      {
        icon: 'report-analytics',
        title: 'Reports',
        text: 'School cards for head teachers, block summaries for officials, outcomes for donors.',
      },
    ],
  },
  showcase: {
    kind: 'steps',
    variant: 'line',
    noteLabel: 'Recorded',
    title: 'A child’s year, on one record',
    lead: 'Four moments in which the platform is used, and what each leaves behind.',
    items: [
      {
        title: 'Enrol',
        text: 'The tutor finds the child in last year’s list or adds a new one, with consent.',
        note: 'Name, class, guardian, consent',
      },
      {
        title: 'Baseline',
        text: 'A ten-minute assessment places the child at a level in reading and arithmetic.',
        note: 'Level, language, date',
      },
      {
        title: 'Teach and follow',
        text: 'Attendance and short checks show each week who moves and who does not.',
        note: 'Sessions, checks, home visits',
      },
      {
        title: 'Endline',
        text: 'The same assessment again. Gains are shown by child first, then by school and block.',
        note: 'Gain since baseline',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Education platform',
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
    title: PLANS_TITLE,
    lead: 'For one school or for a state programme.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription by school; we run it.',
      prices: [{ value: 'By quote', label: 'for the number of schools' }],
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
        label: 'Assessments',
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
    action: WATCH_DEMOS,
  },
  closing: sharedClosing,
};

export { education as handle };

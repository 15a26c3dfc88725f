import { organisations, SAMPLES_NOTE } from '~/lib/sample-organisations';
import { paths } from '~/paths';
import type { AudienceContent } from './audience-content';

const crumbs = [
  { name: 'Home', to: paths.home },
  { name: 'Solutions', to: paths.allSolutions },
  { name: 'Consultants' },
];

export const consultants: AudienceContent = {
  page: {
    path: paths.consultants,
    title: 'Solutions for consultants',
    description:
      'Baselines, evaluations and assessments for consultants and consulting firms: design the survey, run it with any field team, clean and analyse it, hand over the evidence.',
    type: 'solution',
    crumbs,
  },
  crumbs,
  opening: {
    variant: 'deep',
    title: 'Hand over the finding and the field',
    lead: 'Design the survey, run it with whichever team the client has, clean it in an afternoon, and deliver a report in which every figure opens into the interviews behind it.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'Learn More', to: paths.about, more: 'about Impact-R' },
    ],
    mockup: 'drive-r-question',
  },
  benefits: {
    title: 'What a consultant gets',
    lead: 'Less of the work that nobody pays for.',
    items: [
      {
        glyph: 'sorting',
        title: 'Clean data by the end of the day',
        text: 'Dates, units, names and duplicates are put right as they come in, with a list of every change, so that fieldwork and analysis overlap instead of queueing.',
      },
      {
        glyph: 'projects',
        title: 'A project for each client',
        text: 'Forms, people and data of one client are out of sight of the next.',
      },
      {
        glyph: 'frame',
        title: 'Findings that stand up',
        text: 'Sample, response and method travel with each figure into the annex.',
      },
    ],
  },
  tools: {
    variant: 'mockup',
    title: 'Four tools for an assignment',
    lead: 'From the terms of reference to the last question of the steering group.',
    mockup: 'drive-r-cleaning',
    items: [
      { title: 'Survey design', text: 'Skip logic, rosters and languages tested on a phone before anybody travels.' },
      {
        title: 'Sampling and monitoring',
        text: 'Who is drawn, who was found, who refused, and which enumerator is quicker than is possible.',
      },
      {
        title: 'Analysis in plain words',
        text: 'Cross tables and trends by asking for them, with the query shown for those who want to check it.',
      },
      {
        title: 'Reports to hand over',
        text: 'Your template, the client’s name, and figures that follow the data until the day you freeze them.',
      },
    ],
  },
  quotes: {
    variant: 'pair',
    title: 'What consultants say',
    note: SAMPLES_NOTE,
    items: [
      {
        text: 'The steering group asked for a breakdown nobody had planned. I asked the data in the meeting, and we were discussing the answer before the tea came.',
        person: 'Arvind Kulkarni',
        role: 'Independent evaluator',
      },
      {
        text: 'Two firms, three field teams, one clean file. I had set aside a fortnight for that file.',
        person: 'Rukmini Sen',
        role: `Partner, ${organisations.evaluators}`,
      },
    ],
  },
  closing: {
    title: 'Put it in your next proposal',
    text: 'Tell us the sample, the languages and the date. You get a plan and a price you can put into the bid.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'Contact Sales', to: paths.about },
    ],
  },
};

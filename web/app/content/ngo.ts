import { organisations, SAMPLES_NOTE } from '~/lib/sample-organisations';
import { paths } from '~/paths';
import type { AudienceContent } from './audience-content';

const crumbs = [{ name: 'Home', to: paths.home }, { name: 'Solutions', to: paths.allSolutions }, { name: 'NGOs' }];

export const ngo: AudienceContent = {
  page: {
    path: paths.ngo,
    title: 'Solutions for NGOs',
    description:
      'Collect offline, report to every donor from one record and keep your field team in the field. For NGOs from $400/month with a 60% nonprofit discount.',
    type: 'solution',
    crumbs,
  },
  crumbs,
  opening: {
    variant: 'deep',
    title: 'Your field team should be in the field',
    lead: 'Collect on the phones you have, offline and in your languages. What is approved in the evening is in the donor report by morning, and in the next one, and the one after that.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'Learn More', to: paths.about, more: 'about Impact-R' },
    ],
    mockup: 'surve-r-queue',
  },
  benefits: {
    title: 'What an NGO gets back',
    lead: 'Time first. Then arguments that hold.',
    items: [
      {
        glyph: 'rising',
        title: '90% less time on data management',
        text: 'Nothing is typed twice. Checks run while the interview does, approvals run by role, and the month no longer ends with three people and one spreadsheet.',
      },
      {
        glyph: 'threefold',
        title: 'Evidence for 3x larger grants',
        text: 'A funder who can open a figure and find the household asks about next year.',
      },
      {
        glyph: 'form',
        title: 'Every donor’s format, one record',
        text: 'Logframe, template or portal: the report changes, the data does not.',
      },
    ],
  },
  tools: {
    variant: 'mockup',
    title: 'Four tools, one working week',
    lead: 'What your people open, and when they open it.',
    mockup: 'progran-metrics',
    items: [
      {
        title: 'Offline forms',
        text: 'GPS, photos, audio and e-signatures, in any script, on a phone that last saw a signal on Monday.',
      },
      {
        title: 'Approval queue',
        text: 'The supervisor sees what is new, what looks odd and what was sent back, and clears it in one sitting.',
      },
      {
        title: 'Theory of Change',
        text: 'Your logframe as a working page: each indicator with its baseline, its target and the last reading.',
      },
      { title: 'Donor reports', text: 'A draft in the donor’s own order, with every figure linked to what it counts.' },
    ],
  },
  quotes: {
    variant: 'pair',
    title: 'What NGOs say',
    note: SAMPLES_NOTE,
    items: [
      {
        text: 'We told our funder we would rather show than tell, and gave them a login. They renewed for three years and asked us to train two of their other partners.',
        person: 'Lata Barla',
        role: `Head of programmes, ${organisations.trust}`,
      },
      {
        text: 'The team did not thank me for the software. They thanked me for the Saturdays.',
        person: 'Prakash Gurung',
        role: `Field manager, ${organisations.foundation}`,
      },
    ],
  },
  closing: {
    title: 'Try it on your next field visit',
    text: 'Send us the form you would have printed. We have it on a phone within 24 hours.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'Contact Sales', to: paths.about },
    ],
  },
};

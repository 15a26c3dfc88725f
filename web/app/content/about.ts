import type { PageDescription } from '~/lib/seo/page-meta';
import type { AboutHeroContent } from '~/sections/about-hero/about-hero';
import type { ValuesContent } from '~/sections/values/values';
import { paths } from '~/paths';

export const page: PageDescription = {
  path: paths.about,
  title: 'About us',
  description:
    'A company of twelve in Bengaluru, started in 2023, that turns field data into evidence people can act on: who we are, what we hold to, and how to join.',
  type: 'company',
};

export const hero: AboutHeroContent = {
  title: 'We turn answers from the field into evidence',
  // Each cut, at 150, 200, 300 and 400 characters, is at the end of a word. about-hero.test.tsx checks it.
  text: 'We started in 2023 in Bengaluru, after one winter too many of watching good programmes drown in their own paperwork. Field teams knew what had changed. The people who decide learned of it a year later, in a report which nobody could check against one household. So we build three tools that share one record: a form that works without signal, a programme view that shows where a plan has slipped, and a question box that answers in charts. Every figure opens into the interviews it came from. We work with NGOs, CSR teams, foundations and impact investors, and with the farmers, nurses and teachers whose days end up in their reports. We count our own work in lives rather than in licences: more than 3000 so far, in eight projects, every counted record digital, with paper left only where a programme has a reason for it.',
  more: 'Read More',
  less: 'Read Less',
  items: [
    { value: '2023', label: 'Started' },
    { value: 'Bengaluru', label: 'Based in' },
    { value: 'Twelve people', label: 'And growing by one or two a year' },
    { value: '8+ projects', label: 'Delivered, with 3000+ lives impacted' },
  ],
};

export const values: ValuesContent = {
  title: 'Core Values',
  lead: 'Three things we decide by when two good ideas disagree.',
  items: [
    {
      title: 'Design-first',
      text: 'A form that is hard to fill in gives wrong answers. We draw it, watch somebody use it, and only then build it.',
    },
    {
      title: 'User-first',
      text: 'The user is the person standing in a field at noon with one bar of battery. Everybody else comes second.',
    },
    {
      title: 'AI-first',
      text: 'A machine checks, sorts and drafts from the first record on. A person decides, and can see why it said so.',
    },
  ],
  principlesTitle: 'And four principles we work by',
  principles: [
    {
      title: 'Holistic Approach',
      glyph: 'ring',
      text: 'Collection, programme and report are one piece of work. We look at all three before we change one.',
    },
    {
      title: 'Strategic Insight',
      glyph: 'target',
      text: 'A number is worth collecting if somebody will decide differently because of it. We ask who, first.',
    },
    {
      title: 'Balance',
      glyph: 'scales',
      text: 'Enough rigour for an auditor, little enough for a respondent who has cooking to do.',
    },
    {
      title: 'User-Friendly',
      glyph: 'smile',
      text: 'Large targets, plain words, the language of the house. Nobody should need a manual to be heard.',
    },
  ],
};

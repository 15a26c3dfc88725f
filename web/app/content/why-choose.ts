import type { ReasonsContent } from '~/sections/reasons/reasons';

export const whyChoose: ReasonsContent = {
  title: 'Why choose us',
  lead: 'Software that waits to be asked is a filing cabinet. Ours answers, warns and proposes, and shows its working each time.',
  items: [
    {
      title: 'Natural language queries',
      text: 'Ask in the words you would use to a colleague. You get the chart, the figure and the rows behind it.',
      note: '“Which districts are furthest below their income target?”',
      mockup: 'drive-r-question',
    },
    {
      title: 'Predictive analytics',
      text: 'What is likely to go wrong shows up while there is still time to do something about it, with the reasons in their order.',
      note: 'Meetings missed in eight weeks say most about who leaves.',
      mockup: 'drive-r-model',
    },
    {
      title: 'Smart recommendations',
      text: 'What to look at next, and why: a village to visit, a form to shorten, a figure to check.',
      note: 'One form was filled 2.8 km from the house it describes. Look before you approve.',
      mockup: 'surve-r-approval',
    },
  ],
};

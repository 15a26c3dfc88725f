import type { LinkListContent } from '~/sections/link-list/link-list';
import { paths } from '~/paths';

/** The kinds of organisations in the list of links of the home page. */
export const organisations: LinkListContent['items'] = [
  {
    title: 'NGOs',
    text: 'Field teams that want to spend their evenings on people rather than on data entry.',
    to: paths.ngo,
  },
  {
    title: 'CSR teams',
    text: 'Section 135 spending that has to be right for the MCA, the board and the annual report.',
    to: paths.csr,
  },
  {
    title: 'Impact investors and foundations',
    text: 'Portfolios in which every investee counts differently and one page has to compare them.',
    to: paths.whoWeServe,
  },
  {
    title: 'Consultants',
    text: 'Evaluations and baselines delivered with the raw record behind each finding.',
    to: paths.consultants,
  },
  {
    title: 'Farmer organisations and seed growers',
    text: 'Plots, advice, purchases and certificates on one record for each farmer.',
    to: paths.agriculture,
  },
  {
    title: 'Afforestation and carbon programmes',
    text: 'Trees counted when they have survived, not when they were planted.',
    to: paths.environment,
  },
];

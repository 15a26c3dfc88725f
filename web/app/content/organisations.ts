import type { Segment } from '~/sections/segments/segments';
import { paths } from '~/paths';

/** The kinds of organisations in the segment list of the home page. */
export const organisations: readonly Segment[] = [
  {
    id: 1,
    title: 'NGOs',
    description: 'Field teams that want to spend their evenings on people rather than on data entry.',
    image: 'surve-r-queue',
    designed: true,
    to: paths.ngo,
  },
  {
    id: 2,
    title: 'CSR teams',
    description: 'Section 135 spending that has to be right for the MCA, the board and the annual report.',
    image: 'progran-projects',
    designed: true,
    to: paths.csr,
  },
  {
    id: 3,
    title: 'Impact investors and foundations',
    description: 'Portfolios in which every investee counts differently and one page has to compare them.',
    image: 'impact-overview',
    designed: true,
    to: paths.whoWeServe,
  },
  {
    id: 4,
    title: 'Consultants',
    description: 'Evaluations and baselines delivered with the raw record behind each finding.',
    image: 'drive-r-question',
    designed: true,
    to: paths.consultants,
  },
  {
    id: 5,
    title: 'Farmer organisations and seed growers',
    description: 'Plots, advice, purchases and certificates on one record for each farmer.',
    image: 'farmer-web',
    designed: true,
    to: paths.agriculture,
  },
  {
    id: 6,
    title: 'Afforestation and carbon programmes',
    description: 'Trees counted when they have survived, not when they were planted.',
    image: 'carbon-map',
    designed: true,
    to: paths.environment,
  },
];

import { districts } from '~/mockups/data/livelihoods';
import { held } from '~/mockups/data/survey';
import { count, rupees } from '~/mockups/kit/numbers';

const [record] = held;
/** The district of the record. */
const { name, actual, planned, income } = districts[3];

/** One record in the three products: its visit, the number it counts in, and the number that is asked about. */
export const productSamples = {
  'surve-r': { label: `${record.who}, ${name}`, value: record.at },
  progran: { label: `Enrolled, ${name}`, value: `${count(actual)} of ${count(planned)}` },
  'drive-r': { label: `Income a month, ${name}`, value: rupees(income) },
} as const;

import { prepareSeededData } from './seeded-data.ts';

/** For tests that start their own stacks. */
export default prepareSeededData;

import { prepareSeededData } from './seeded-data.ts';

/** For tests that start stacks of their own and share none. */
export default prepareSeededData;

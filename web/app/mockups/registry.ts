import { type Mockup, MOCKUP_NAMES, type MockupName } from './mockup-names';

const files = import.meta.glob<Mockup>('./screens/*.tsx', { eager: true, import: 'mockup' });

function fileOf(name: MockupName): Mockup {
  const mockup = files[`./screens/${name}.tsx`];
  if (!mockup) throw new Error(`mockup-names.ts names ${name}, but screens/${name}.tsx exports no mockup.`);
  return mockup;
}

/** Every mockup by its name. */
export const mockups = Object.fromEntries(MOCKUP_NAMES.map((name) => [name, fileOf(name)])) as Record<
  MockupName,
  Mockup
>;

import type { StoryEntry } from '../lib/story-schema.generated.ts';

/** The drawings for stories, with their alternative texts. */
export const ILLUSTRATIONS: Readonly<Record<NonNullable<StoryEntry['illustration']>, string>> = {
  'farmer-advisory':
    'A field officer and a farmer in a turban stand between rows of young plants and read a phone together.',
  'water-stewards':
    'A woman lowers a measuring line into an open well while another points at the bar chart on the village notice board.',
  'learning-levels':
    'Five children on five rising steps of reading; one still sits on the lowest, the one on top raises a hand.',
  'mobile-clinic':
    'A health worker with a phone beside a white clinic van, and a woman waiting on a bench; one line of the list above them is marked.',
  'sapling-count':
    'Two people on a hillside of saplings: one kneels to check a stem, one notes it; dotted rings show where a sapling died.',
  'seed-to-certificate':
    'Seed bags of growing size with tags joined by one thread, a woman at the last of them, and a green certificate seal.',
};

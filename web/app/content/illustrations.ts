import type { StoryEntry } from '../lib/story-schema.generated.ts';

/** The drawings for stories, with their alternative texts. */
export const ILLUSTRATIONS: Readonly<Record<NonNullable<StoryEntry['illustration']>, string>> = {
  'farmer-advisory':
    'A hand holds a phone over rows of young plants. On it, a spot on a leaf is ringed in red, and the advice stands below.',
  'water-stewards':
    'A hand lowers a marked tape into an open well. Its mark is at the height of the last bar on the village board.',
  'learning-levels':
    'A girl with plaits reads a book, her finger below a marked line. On the board behind her one dot stands apart from the others.',
  'mobile-clinic':
    'A health worker at the open door of a clinic van shows her list. Four visits are ticked, and the missed one is marked.',
  'sapling-count':
    'A hand at the foot of a sapling with a ticked tag. In the rows behind it, dotted rings show where a sapling died.',
  'seed-to-certificate':
    'Two pouches and a bag of seed with a certificate seal. Each has the same lot tag, and one thread joins them.',
};

import type { PersonItem } from '../section-schemas.generated';

type Illustration = NonNullable<PersonItem['illustration']>;

/** The drawn portraits by the object in their hands, with their alternative texts. */
export const ILLUSTRATIONS: Readonly<Record<Illustration, string>> = {
  phone: 'A woman with long black hair and a dark green kurta shows a form on her phone.',
  laptop: 'A bearded man in a blue shirt holds an open laptop.',
  clipboard: 'A woman in a sari, with flowers in her hair, holds a clipboard with three lines ticked.',
  'test-phones': 'A man in a teal jumper compares two phones in one hand.',
  magnifier: 'A woman in a green headscarf reads a line of a sheet through a magnifying glass.',
  'training-card': 'A man in a yellow kurta with a shawl holds up a card with a picture of a house.',
  chart: 'A woman in glasses, with a pencil behind her ear, holds a chart of points along a line.',
  'soil-sampler': 'A man with a turban, glasses and a grey beard holds the handle of a soil sampler.',
  'paper-prototype': 'A woman in glasses draws on a phone screen made of paper; notes hang on the wall behind her.',
  'ring-binder': 'A grey-haired man in glasses and a dark suit holds a green ring binder before a shelf.',
  headset: 'A woman in a sari wears a headset and holds a mug of tea.',
  padlock: 'A bald man with a beard holds a large yellow padlock.',
};

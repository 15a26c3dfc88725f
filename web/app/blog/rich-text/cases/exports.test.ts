// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textFacts } from '../text-facts.server';
import { readerView } from './reader-view';

const EXPORTS = path.resolve(import.meta.dirname, '../fixtures/exports');
const read = (name: string) => fs.readFileSync(path.join(EXPORTS, `${name}.html`), 'utf8');

/** Places of each document where other systems have constructs of their own: whole lines, links, images, bold words. */
const expected: Record<string, Partial<ReturnType<typeof readerView>>> = {
  medium: {
    lines: [
      'How a committee of eleven learned to trust its own numbers',
      'The ninth well, before the late monsoon',
      '“We had a notebook,” says Meera, “but nobody opened it.” The committee met on the first Sunday of each month, and for two years the same page stayed blank.',
      'One reading at 06:30, always by two people',
      ...['well,knots', '1,14', '2,11'],
      'Thanks to Ravi for the map.',
    ],
    links: [
      '[Picture (at cdn.medium.example)](https://cdn.medium.example/max/800/1*well.jpeg)',
      '[Counting knots (at www.youtube.com)](https://www.youtube.com/embed/bbbbbbbbbbb?feature=oembed)',
      '[wells@committee.example](mailto:wells@committee.example)',
    ],
    bold: ['Meera', 'Knots on a rope'],
  },
  wordpress: {
    lines: [
      'Ragi, of nine kinds',
      'early',
      'Cowpea & horse gram — swapped by the handful',
      ...['Who brought what', 'Black rice', '3'],
      ...['Morning: the exchange.', 'Afternoon: the register.'],
      ...['Gowramma, grower', 'How to join next year', 'jar 1 ragi', 'jar 2 black rice'],
      ...['School yard, Hulikere', 'open from seven', 'See you in March'],
    ],
    links: [
      '[Bowls of seed on a bench (at hulikere.example)](https://hulikere.example/wp-content/uploads/fair-1024x683.jpg)',
      '[The fair in two minutes (at player.vimeo.example)](https://player.vimeo.example/video/5551)',
      '[Download](https://hulikere.example/wp-content/uploads/register.pdf)',
    ],
    images: ['A page of the register: /uploads/register.webp'],
    bold: ['sixty-one'],
  },
  'google-docs': {
    lines: [
      'Minutes of the water meeting',
      'Present were fourteen members, and one guest, who only listened. The old rule, two buckets each, is gone.',
      'Flow of the spring: 0.4 m3 an hour',
      ...['measured at dawn', 'Lakshmi', 'keeps the key', 'Written by Anil <anil@springs.example>'],
    ],
    links: [
      '[sheets.example.org/spring](https://sheets.example.org/spring)',
      '[The spring box, open (at lh7.googleusercontent.example)](https://lh7.googleusercontent.example/docsz/AbC)',
    ],
    bold: ['fourteen members', 'Next reading: Friday', 'Member', 'Task'],
  },
  ghost: {
    lines: [
      ...[
        'Nine days of rain, eleven of wind',
        'The gauge on the school roof',
        'Station seven',
        'All readings since 2019',
      ],
      ...['Rain, recorded at four', 'How we read it', 'At eye level, at seven, to the lower edge.'],
      ...['total = sum(days)', 'print(total)', 'Rain of June', 'rain.csv', 'Until the next rain'],
      'Formula of the week: v=h/t',
    ],
    links: [
      '[Rain on tin (at www.youtube.com)](https://www.youtube.com/embed/ccccccccccc?feature=oembed)',
      '[Sound (at letters.example)](https://letters.example/content/media/rain.mp3)',
      '[Subscribe](https://letters.example/#/portal/signup)',
    ],
    images: ['The roof from the east: /uploads/roof-1.webp', 'The roof from the west: /uploads/roof-2.webp'],
    bold: ['eleven'],
  },
};

it.each(Object.entries(expected))(
  'a reader sees everything of an export of %s',
  (name, { lines, links, images = [], bold }) => {
    const text = read(name);
    expect(textFacts([text])[0]).toMatchObject({ format: 'html', losses: [] });
    const shown = readerView(text);
    expect(shown.lines).toEqual(expect.arrayContaining(lines ?? []));
    expect(shown.links).toEqual(expect.arrayContaining(links ?? []));
    expect(shown.images).toEqual(images);
    expect([...new Set(shown.bold)]).toEqual(bold);
  },
);

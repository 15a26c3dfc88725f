import { describe, expect, it } from 'vitest';
import { shippedPage, siteSettings } from '../../testing/shipped';
import { problemText } from './page-schema';
import { readPagePreview, readSiteContent, readSitePreview } from './read-site-content';
import { shippedContent } from './shipped-content.server';

const about = shippedPage('about');
const shipped = { pages: new Map([[about.path, about]]), site: siteSettings, stories: shippedContent.stories };
const read = (pages: unknown) => readSiteContent({ data: { pages } }, shipped);
/** The page as Strapi returns it: with ids, and null for empty fields. */
const empty = { hue: null, noIndex: null, crumbs: [] };
const entry = { ...structuredClone(about), documentId: 'a1', updatedAt: '2026-01-01', ...empty };

describe('the content of the CMS', () => {
  it('replaces the shipped page, which stays where the CMS has none', () => {
    const { pages, problems } = read([{ ...entry, title: 'Who we are' }]);
    expect(pages.get('/aboutus')).toEqual({ ...about, title: 'Who we are' });
    expect(problems).toEqual([]);
    expect(read([]).pages.get('/aboutus')).toEqual(about);
  });

  it.each([
    ['in another order or twice', [0, 2, 2, 1].map((n) => about.sections[n]), [0, 2, 2, 1]],
    ['without those that do not exist', [about.sections[0], { __component: 'closing.unknown', title: 'New' }], [0]],
    ['as shipped when the CMS sends none', null, about.sections.map((_, n) => n)],
  ])('has its sections %s', (_, sections, shown) => {
    const page = read([{ ...entry, sections }]).pages.get('/aboutus');
    expect(page?.sections).toEqual(shown.map((n) => about.sections[n]));
  });

  it('replaces an invalid field or section by the shipped one, and reports its position', () => {
    const sections = structuredClone(about.sections) as unknown as Record<string, unknown>[];
    const place = sections.findIndex(({ __component }) => __component === 'people.team');
    sections[place]!.title = null;
    const { pages, problems } = read([{ ...entry, description: '', sections: [...sections].reverse() }]);
    const page = pages.get('/aboutus');
    expect(page?.description).toBe(about.description);
    expect(page?.sections).toEqual([...about.sections].reverse());
    const position = about.sections.length - place;
    expect(problems.map(problemText)).toEqual([
      '/aboutus: description is missing',
      `/aboutus: section ${position} title is missing`,
    ]);
    const { __component: component } = about.sections[place]!;
    expect(problems[1]).toMatchObject({ entry: '/aboutus', section: position, component, field: ['title'] });
  });

  describe('an image of the media library', () => {
    const team = about.sections.find(({ __component }) => __component === 'people.team')!;
    const withPhoto = (photo: object | null) => {
      const sections = [about.sections[0], { ...team, items: [{ name: 'Asha', picture: { image: photo } }] }];
      const { pages, problems } = read([{ ...entry, sections }]);
      return { section: pages.get('/aboutus')?.sections[1], problems };
    };
    const photo = { url: '/uploads/asha.webp', width: 800, height: 1000, alternativeText: null };

    it.each(['/uploads/asha.webp?v=1', 'https://files.example.org/asha.webp'])('can be at %s', (url) => {
      const { section, problems } = withPhoto({ ...photo, url });
      expect(section).toMatchObject({ items: [{ picture: { image: { url, width: 800, height: 1000 } } }] });
      expect(problems).toEqual([]);
    });

    it.each([
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      '//evil.example/a.webp',
      '/contact',
      '/uploads/a b',
      ' /uploads/a',
    ])('cannot be at %j, nor one of its sizes', (url) => {
      for (const wrong of [{ url }, { formats: { small: { url, width: 500 } } }]) {
        const { section, problems } = withPhoto({ ...photo, ...wrong });
        expect(section).toEqual(team);
        expect(problemText(problems[0]!)).toMatch(/^\/aboutus: section 2 items 1 picture image .*url is not valid$/);
      }
    });

    it('is absent where it is null', () => {
      const { section, problems } = withPhoto(null);
      expect(section).toMatchObject({ items: [{ name: 'Asha' }] });
      expect(problems).toEqual([]);
    });
  });

  it('has a new page if it is complete', () => {
    const created = { ...entry, path: '/field-day', title: 'Field day' };
    expect(read([created]).pages.get('/field-day')?.title).toBe('Field day');
    const { pages, problems } = read([{ ...created, title: null }]);
    expect(pages.has('/field-day')).toBe(false);
    expect(problems).toHaveLength(1);
  });

  it.each(['/404', '/forms'])('cannot be at %s, which belongs to the site', (path) => {
    const { pages, problems } = read([{ ...entry, path }]);
    expect(pages.has(path)).toBe(false);
    expect(problems).toEqual([{ entry: path, field: ['path'], reason: 'belongs to the site itself' }]);
  });

  it.each([null, [], { data: null }, { data: { pages: 'none' } }, { data: { pages: [{ title: 'No path' }] } }])(
    'is rejected when it is not a response of the endpoint: %j',
    (response) => expect(() => readSiteContent(response, shipped)).toThrow(),
  );
});

describe('the stories of the CMS', () => {
  const story = {
    documentId: 's1',
    title: 'Wells',
    description: 'Deep.',
    picture: { shipped: 'story-water-stewards' },
    order: 0,
  };
  const readStories = (...stories: object[]) => readSiteContent({ data: { pages: [], stories } }, shipped);
  const image = { url: '/uploads/well.webp', width: 800, height: 500, alternativeText: 'A well' };

  it('have the chosen picture with its alternative text, or none', () => {
    const { stories, problems } = readStories(story, { ...story, picture: null, to: '' });
    const { image } = shipped.stories.find(({ title }) => title.includes('water stewards'))!;
    expect(stories[0]).toEqual({ id: 's1', title: 'Wells', description: 'Deep.', image, to: undefined });
    expect(stories[1]?.image).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('have topics with commas between them, a period, and an image of the media library', () => {
    const { stories } = readStories({
      ...story,
      topics: 'Water, Open data,',
      period: 'Since 2024',
      picture: { image },
    });
    expect(stories[0]).toMatchObject({ topics: ['Water', 'Open data'], period: 'Since 2024' });
    expect(stories[0]?.image).toMatchObject({ src: image.url, alt: 'A well' });
  });

  it.each([
    ['title', null, 'title is missing'],
    ['to', '//evil.example', 'to has characters that are not allowed'],
    ['to', 'javascript:alert(1)', 'to has characters that are not allowed'],
    ['picture', { image: { ...image, url: 'javascript:alert(1)' } }, 'picture image url is not valid'],
  ])('are omitted and reported one by one where %s is %j', (field, value, problem) => {
    const { stories, problems } = readStories({ ...story, [field]: value }, { ...story, title: 'Second' });
    expect(stories.map(({ title }) => title)).toEqual(['Second']);
    expect(problems.map(problemText)).toEqual([`Story: ${problem}`]);
    expect(problems[0]?.documentId).toBe('s1');
  });
});

it('the preview of an incomplete draft omits invalid fields and sections, and lists them', () => {
  const sections = [about.sections[0], { __component: 'proof.stats', title: null }];
  const preview = readPagePreview({ ...entry, title: null, description: '', sections });
  expect(preview?.page).toMatchObject({ title: 'Untitled', sections: [about.sections[0]] });
  expect(preview?.problems).toEqual(['/aboutus: section 2 variant is not one of the choices']);
  expect(readPagePreview({ title: 'New', sections: null })?.page.sections).toEqual([]);
});

describe('the redirects of editors', () => {
  const readRedirects = (...given: object[]) => {
    const redirects = given.map((one) => ({ documentId: 'r1', ...one }));
    return readSiteContent({ data: { pages: [], redirects } }, shipped);
  };

  it('have a status for each type', () => {
    const { redirects } = readRedirects(
      { from: '/a', to: '/b', type: 'permanent' },
      { from: '/c', to: 'https://example.org/d', type: 'temporary' },
      { from: '/e', to: null, type: 'gone' },
    );
    expect([...redirects]).toEqual([
      ['/a', { status: 301, to: '/b' }],
      ['/c', { status: 302, to: 'https://example.org/d' }],
      ['/e', { status: 410 }],
    ]);
  });

  const CHARACTERS = 'to has characters that are not allowed';
  const OF_THE_SITE = 'from belongs to the site itself';
  const ITSELF = 'to leads to itself';
  it.each([
    ['/a', '//evil.example', CHARACTERS],
    ['/a', 'http://example.org', CHARACTERS],
    ['/a', 'javascript:alert(1)', CHARACTERS],
    ['/a', '/\\evil.example', CHARACTERS],
    ['/a', 'https:///x', CHARACTERS],
    ['/404', 'https://example.org', OF_THE_SITE],
    ['/.well-known/acme-challenge/x', 'https://example.org', OF_THE_SITE],
    ['/%66orms/demo', 'https://example.org', OF_THE_SITE],
    ['/robots.txt', 'https://example.org', OF_THE_SITE],
    ['/contact.data', 'https://example.org', OF_THE_SITE],
    ['/x/../contact', 'https://example.org', OF_THE_SITE],
    ['/le', '/%6ce', ITSELF],
    ['/x/../lf', '/lf?again', ITSELF],
    ['/lg', '/lg/', ITSELF],
  ])('do not lead from %s to %s: %s', (from, to, problem) => {
    const { redirects, problems } = readRedirects({ from, to, type: 'permanent' });
    expect(redirects.size).toBe(0);
    expect(problems.map(problemText)).toEqual([`Redirect: ${problem}`]);
    expect(problems[0]?.documentId).toBe('r1');
  });
});

it('the preview of the entry Site has the published value of an invalid field, and reports the field', () => {
  const draft = { ...structuredClone(siteSettings), tagline: 'Typed', phone: null, email: 'nobody' };
  const { site, problems } = readSitePreview(draft, siteSettings);
  expect(site).toMatchObject({ tagline: 'Typed', email: siteSettings.email });
  expect(site.phone).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/Email/i)]);
});

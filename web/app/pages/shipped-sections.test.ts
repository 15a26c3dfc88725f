import { describe, expect, it } from 'vitest';
import { pages, sectionOf, shippedPage } from '../../testing/pages';

const crumbsOf = (page: string) => pages[page]?.crumbs?.map(({ name }) => name);

it('home has the order of the requirements, with the success story and the readers between and after them', () => {
  const [hero, strip, ...others] = shippedPage('home').sections.map((section) => 'title' in section && section.title);
  expect([hero, strip]).toEqual(['Put AI to Work for Impact', 'Trusted by']);
  expect(others).toEqual([
    'Every dot below is one person whose record somebody went out to collect.',
    'AI-Powered Intelligence',
    'From people who have to stand by the numbers',
    'Trusted by Leading Organizations',
    '350+ farmers, six talukas, one advisory platform',
    'Impact Stories',
    'Why We Build Different',
    'Who we serve',
    'Bring one programme. See its data by Friday.',
  ]);
});

describe.each(['ngo', 'consultants'])('%s', (page) => {
  it('has a hero, three benefit cards, four tool items, two testimonials, a closing call', () => {
    expect(pages[page]?.sections[0]?.__component).toBe('opening.page-hero');
    expect(sectionOf(page, 'product.cards').items).toHaveLength(3);
    expect(sectionOf(page, 'product.checklist').items).toHaveLength(4);
    expect(sectionOf(page, 'proof.quotes').items).toHaveLength(2);
    expect(pages[page]?.sections.at(-1)?.__component).toBe('closing.call-to-action');
  });

  it('has Request Demo to /contact, and Learn More or Contact Sales to /aboutus', () => {
    const demo = { label: 'Request Demo', to: '/contact' };
    const [first, more] = sectionOf(page, 'opening.page-hero').actions;
    expect([first, more]).toMatchObject([demo, { label: 'Learn More', to: '/aboutus' }]);
    const sales = { label: 'Contact Sales', to: '/aboutus' };
    expect(sectionOf(page, 'closing.call-to-action').actions).toMatchObject([demo, sales]);
  });
});

it.each([
  ['environment', 'Environment'],
  ['agriculture', 'Agriculture'],
])('%s has the breadcrumb Home > Solutions > %s', (page, name) => {
  expect(crumbsOf(page)).toEqual(['Home', 'Solutions', name]);
});

it('the coming solution shows the batch that it follows, and opens and ends with the question to the visitor', () => {
  expect(sectionOf('coming-solution', 'product.steps').picture?.shipped?.alt).toMatch(/batch/i);
  expect(pages['coming-solution']?.sections.at(-1)?.__component).toBe('closing.call-to-action');
  for (const uid of ['opening.page-hero', 'closing.call-to-action'] as const) {
    const [asking] = sectionOf('coming-solution', uid).actions;
    expect(asking).toEqual({ label: 'Tell Us What You Need', to: '/tellmore' });
  }
});

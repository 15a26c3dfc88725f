import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../testing/pages';

const measure = sectionOf('csr', 'product.checklist');
const manage = sectionOf('csr', 'proof.stats');
const cards = sectionsOf('csr', 'product.cards');
const report = cards.find(({ anchor }) => anchor === 'report')!;
const areas = cards.find((one) => one !== report)!;
const content = JSON.stringify([sectionOf('csr', 'opening.page-hero'), measure, manage, report, areas]);
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('hero with Schedule a Demo (/contact) and Learn More (/aboutus), and a closing call to /contact', () => {
  const demo = { label: 'Schedule a Demo', to: '/contact' };
  expect(sectionOf('csr', 'opening.page-hero').actions).toMatchObject([demo, { label: 'Learn More', to: '/aboutus' }]);
  const sales = { label: 'Contact Sales', to: '/contact' };
  expect(sectionOf('csr', 'closing.call-to-action').actions).toEqual([demo, sales]);
});

test('in-page nav with anchors #measure, #manage, #report', () => {
  const anchors = ['measure', 'manage', 'report'];
  expect(sectionOf('csr', 'opening.anchor-nav').items.map(({ anchor }) => anchor)).toEqual(anchors);
  expect([measure, manage, report].map(({ anchor }) => anchor)).toEqual(anchors);
});

test.each([
  'Section 135 compliance',
  'Schedule VII',
  '500+',
  'development indicators, with custom KPIs',
  'Partner assessments',
  'AI-driven impact management',
  'real-time dashboards',
])('covers %s', (topic) => expect(content).toContain(topic));

test('reports for MCA, annual reports, board committees, GRI, BRSR, SDG; impact areas', () => {
  const reports = ['MCA', 'Annual reports', 'Board committees', 'GRI', 'BRSR', 'SDG'];
  expect(titles(report.items)).toEqual(reports);
  expect(titles(areas.items)).toEqual(['Environmental', 'Social', 'Governance']);
});

test('the sample dashboard has the three fixed figures, as text', () => {
  const figures = manage.items.map(({ value, note }) => `${value} ${note}`);
  expect(figures).toEqual(['23,456 +18% YoY', '18,275 +12% YoY', '4,125 22.6% placement, of those trained']);
});

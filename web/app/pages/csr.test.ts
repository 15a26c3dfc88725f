import { expect, test } from 'vitest';
import { sectionOf } from '../../testing/pages';

const measure = sectionOf('csr', 'proof.indicator-library');
const manage = sectionOf('csr', 'proof.dashboard');
const report = sectionOf('csr', 'proof.reports');
const areas = sectionOf('csr', 'product.impact-areas');
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

test('the clauses list no more indicators than the library has', () => {
  expect(measure.bars.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(500);
});

test('the dashboard has the three fixed figures', () => {
  expect(manage.figures.map(({ value }) => value)).toEqual([23456, 18275, 4125]);
  expect(manage.path.map(({ value }) => value)).toEqual([23456, 18275, 4125]);
  // The figures are sums over several areas, so they must not be shown as one programme.
  expect(manage.boardTitle).toBe('All programmes, all partners');
});

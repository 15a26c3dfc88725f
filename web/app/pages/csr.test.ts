import { expect, test } from 'vitest';
import { sectionOf } from '../../testing/pages';

const opening = sectionOf('csr', 'opening.page-hero');
const anchors = sectionOf('csr', 'opening.anchor-nav');
const measure = sectionOf('csr', 'proof.indicator-library');
const manage = sectionOf('csr', 'proof.dashboard');
const report = sectionOf('csr', 'proof.reports');
const areas = sectionOf('csr', 'product.impact-areas');
const closing = sectionOf('csr', 'closing.call-to-action');

const content = JSON.stringify([opening, measure, manage, report, areas]);

test('hero with Schedule a Demo (/contact) and Learn More (/aboutus)', () => {
  expect(opening.actions).toMatchObject([
    { label: 'Schedule a Demo', to: '/contact' },
    { label: 'Learn More', to: '/aboutus' },
  ]);
});

test('final call to action with Schedule a Demo and Contact Sales, both to /contact', () => {
  expect(closing.actions).toEqual([
    { label: 'Schedule a Demo', to: '/contact' },
    { label: 'Contact Sales', to: '/contact' },
  ]);
});

test('in-page nav with anchors #measure, #manage, #report', () => {
  expect(anchors.items.map(({ anchor }) => anchor)).toEqual(['measure', 'manage', 'report']);
  expect([measure, manage, report].map(({ anchor }) => anchor)).toEqual(['measure', 'manage', 'report']);
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

test('reports for MCA, annual reports, board committees, GRI, BRSR, SDG', () => {
  expect(report.items.map((item) => item.title)).toEqual([
    'MCA',
    'Annual reports',
    'Board committees',
    'GRI',
    'BRSR',
    'SDG',
  ]);
});

test('impact areas Environmental, Social, Governance', () => {
  expect(areas.items.map((area) => area.title)).toEqual(['Environmental', 'Social', 'Governance']);
});

test('the clauses list no more indicators than the library has', () => {
  const listed = measure.bars.reduce((sum, { value }) => sum + value, 0);
  expect(listed).toBeLessThanOrEqual(500);
});

test('the dashboard has the three fixed figures', () => {
  expect(manage.figures.map(({ value }) => value)).toEqual([23456, 18275, 4125]);
  expect(manage.path.map(({ value }) => value)).toEqual([23456, 18275, 4125]);
  // The figures are sums over several areas, so they must not be shown as one programme.
  expect(manage.boardTitle).toBe('All programmes, all partners');
});

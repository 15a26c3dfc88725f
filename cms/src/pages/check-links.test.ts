import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isLink, linkProblem, pathProblem, readablePath } from './check-links';
import cases from './check-links.test.json';
import { shippedPages } from './page-type';

const CMS = path.resolve(import.meta.dirname, '../..');
const COMPONENTS = path.join(CMS, 'src/components');

it.each(['/open-day', '/events/open-day-2027', '/progran/webinar', '/impact-story/wells', '/case-studies/acme'])(
  'a new page can have the path %s',
  (newPath) => expect(pathProblem(newPath)).toBeNull(),
);

it.each(cases.refusedPaths.flatMap(({ reason, paths }) => paths.map((one) => [one, reason] as const)))(
  'a new page cannot have the path %j: %s',
  (newPath, reason) => expect(pathProblem(newPath)).toContain(reason),
);

it.each(cases.links)('a link can be %s', (value) => expect(isLink(value)).toBe(true));
it.each(cases.noLinks)('a link cannot be %j', (value) => expect(isLink(value)).toBe(false));

it('finds a wrong link at any depth, with its path', () => {
  const good = { label: 'A', to: '/a' };
  const data = { crumbs: [good], sections: [{ to: null }, { items: [{ action: good }, { action: { to: '//x' } }] }] };
  expect(linkProblem(data)).toEqual({ path: ['sections', '1', 'items', '1', 'action', 'to'], value: '//x' });
  expect(linkProblem({ sections: [{ pictureTo: 'x' }] })?.path).toEqual(['sections', '0', 'pictureTo']);
  expect(linkProblem({ items: [{ linkedin: 'javascript:x' }] })?.value).toBe('javascript:x');
  expect(linkProblem({ title: 'javascript:x', to: '', sections: undefined })).toBeNull();
});

it('accepts all links of the shipped pages', () => {
  for (const page of shippedPages(CMS)) expect(linkProblem(page), page.path).toBeNull();
});

it('checks every field of a section whose name or label is that of a link', () => {
  const fields = fs
    .readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('shared'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(COMPONENTS, file), 'utf8');
      const { attributes } = JSON.parse(text) as { attributes: Record<string, { type: string; maxLength?: number }> };
      return Object.entries(attributes);
    });
  // 255 is the length of a link or of a longer text. A new field of this length belongs into one of the lists.
  const long = fields.filter(([, { type, maxLength }]) => type === 'string' && maxLength === 255);
  const names = [...new Set(long.map(([name]) => name))].sort();
  expect(names.filter((name) => linkProblem({ [name]: 'javascript:x' }))).toEqual(['linkedin', 'pictureTo', 'to']);
  expect(names.filter((name) => !linkProblem({ [name]: 'javascript:x' }))).toEqual(['note']);
});

it('writes a path for editors', () => {
  expect(readablePath(['sections', '2', 'actions', '0', 'to'])).toBe('sections 3, actions 1, to');
});

import { expect, it } from 'vitest';
import { pathProblem } from './check-path';

const NEW_PATHS = [
  '/open-day',
  '/events/open-day-2027',
  '/progran/webinar',
  '/impact-story/wells',
  '/case-studies/acme',
];

it.each(NEW_PATHS)('a new page can have the path %s', (path) => expect(pathProblem(path)).toBeNull());

it.each([
  ['/aboutus', /^the path \/aboutus belongs to a page of the site/],
  ['/csr', /belongs to a page of the site/],
  ['/Contact', /belongs to a page of the site/],
  ['/impact-story/farmer-advisory', /belongs to a page of the site/],
  ['/case-studies/tata-trusts', /belongs to a page of the site/],
  ['/', /belongs to a page of the site/],
  ['/api/x', /^paths below \/api are reserved/],
  ['/API/x', /^paths below \/api are reserved/],
  ['/blogs/my-page', /reserved/],
  ['/uploads', /reserved/],
  ['/Open-Day', /lower-case letters, digits and hyphens/],
  ['/open_day', /lower-case letters/],
  ['/open-day/', /lower-case letters/],
  ['/a//b', /lower-case letters/],
  ['//host', /lower-case letters/],
  ['/a/../b', /lower-case letters/],
  ['/a?b', /lower-case letters/],
  ['/a.txt', /lower-case letters/],
  ['open-day', /starts with \//],
  ['/ä', /lower-case letters/],
  ['/a\n', /lower-case letters/],
])('a new page cannot have the path %j', (path, message) => expect(pathProblem(path)).toMatch(message));

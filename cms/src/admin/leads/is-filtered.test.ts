import { expect, it } from 'vitest';
import { isFiltered } from './is-filtered';

it.each([
  ['', false],
  ['?page=1&pageSize=20&sort=receivedAt:DESC', false],
  ['?page=1&_q=', false],
  ['?_q=asha', true],
  ['?page=1&filters[$and][0][leadStatus][$eq]=new', true],
  ['?filters%5B%24and%5D%5B0%5D%5Bname%5D%5B%24eq%5D=Asha', true],
])('the query %j: filtered is %s', (search, expected) => {
  expect(isFiltered(search)).toBe(expected);
});

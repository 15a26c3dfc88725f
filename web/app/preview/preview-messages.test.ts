import { describe, expect, it } from 'vitest';
import { messageOf } from './preview-messages';

const ADMIN = 'https://cms.example';
const parent = {};
const from = (more: object) => messageOf({ origin: ADMIN, source: parent, data: {}, ...more }, ADMIN, parent);
const values = { type: 'preview:values', values: { title: 'New' } } as const;

describe('a message to the preview', () => {
  it.each([values, { type: 'preview:token', token: 'a.b' }, { type: 'preview:field', path: 'title' }])(
    'of the admin is read: $type',
    (data) => expect(from({ data })).toEqual(data),
  );

  it.each([
    ['another origin', { origin: 'https://evil.example', data: values }],
    ['an origin that only starts like it', { origin: `${ADMIN}.evil.example`, data: values }],
    ['a sandboxed document', { origin: 'null', data: values }],
    ['another window of the same origin', { source: {}, data: values }],
    ['no window', { source: null, data: values }],
  ])('from %s is ignored', (_, message) => expect(from(message)).toBeNull());

  it.each([
    ['a text', 'preview:values'],
    ['nothing', null],
    ['another type', { type: 'strapiUpdate', values: {} }],
    ['values that are no object', { type: 'preview:values', values: 'x' }],
    ['a token that is no text', { type: 'preview:token', token: {} }],
    ['a path that is no text', { type: 'preview:field', path: 5 }],
  ])('that is %s is ignored', (_, data) => expect(from({ data })).toBeNull());
});

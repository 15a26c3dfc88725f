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
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin that only starts like it', { origin: `${ADMIN}.evil.example` }],
    ['from a sandboxed document', { origin: 'null' }],
    ['from another window of the same origin', { source: {} }],
    ['from no window', { source: null }],
    ['that is a text', { data: 'preview:values' }],
    ['that is nothing', { data: null }],
    ['of another type', { data: { type: 'strapiUpdate', values: {} } }],
    ['with values that are no object', { data: { type: 'preview:values', values: 'x' } }],
    ['with a token that is no text', { data: { type: 'preview:token', token: {} } }],
    ['with a path that is no text', { data: { type: 'preview:field', path: 5 } }],
  ])('%s is ignored', (_, message) => expect(from({ data: values, ...message })).toBeNull());
});

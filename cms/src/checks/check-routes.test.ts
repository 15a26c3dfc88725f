import { expect, it } from 'vitest';
import { ARTICLE_UID } from '../articles/article-type';
import { pickValidFields } from './check-routes';
import { IMAGE, schemas } from '../../tests/support/checked-documents';

const fromForm = (values: Record<string, unknown>) =>
  pickValidFields(schemas.modelOf(ARTICLE_UID), values, schemas.modelOf, (id) => (id === 1 ? IMAGE : undefined));

it('takes texts, components and files of the media library from a form', () => {
  const typed = { id: 1, alternativeText: 'typed' };
  expect(
    fromForm({
      title: 'Rain',
      cover: typed,
      author: { connect: [], disconnect: [] },
      blocks: [{ __component: 'shared.gallery', __temp_key__: 'a', files: [typed, { id: 2 }] }],
    }),
  ).toEqual({ title: 'Rain', cover: IMAGE, blocks: [{ __component: 'shared.gallery', files: [IMAGE] }] });
});

it('drops values whose shape does not match their field', () => {
  expect(fromForm({ title: 1, cover: 'x', seo: [], unknown: 'x' })).toEqual({});
  expect(
    fromForm({ blocks: [null, 'x', { __component: 'toString' }, { __component: 'shared.quote', body: {} }] }),
  ).toEqual({
    blocks: [{ __component: 'shared.quote' }],
  });
});

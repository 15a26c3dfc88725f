import { expect, it } from 'vitest';
import { collectDocumentIds } from './articles.server';

it('returns all ids of an article at any depth, once', () => {
  const image = { documentId: 'file1', url: '/uploads/a.webp' };
  const article = {
    documentId: 'post1',
    cover: image,
    author: { documentId: 'meera', avatar: { documentId: 'file2' } },
    tags: [{ documentId: 'tag1' }, { documentId: 'tag2' }],
    blocks: [{ __component: 'shared.slider', files: [image] }],
  };
  expect(collectDocumentIds(article)).toEqual(['post1', 'file1', 'meera', 'file2', 'tag1', 'tag2']);
});

it('ignores values that are not entries', () => expect(collectDocumentIds([null, 'text', 4, { id: 1 }])).toEqual([]));

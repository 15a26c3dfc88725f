import { expect, it } from 'vitest';
import { renderArticleBody } from './article-body.server';

function renderCode(code: string, language: string): string {
  const { blocks } = renderArticleBody({ blocks: [{ __component: 'shared.code', code, language }] });
  return blocks[0]?.type === 'code' ? blocks[0].html : '';
}

it('highlights code on the server', () => {
  const html = renderCode('select 1 -- <b>', 'sql');
  expect(html).toContain('hljs-keyword');
  expect(html).toContain('&#x3C;b>');
});

it('does not highlight code of an unknown language', () => {
  const html = renderCode('x < y', 'klingon"><script>');
  expect(html).not.toContain('<script');
  expect(html).toContain('x &#x3C; y');
});

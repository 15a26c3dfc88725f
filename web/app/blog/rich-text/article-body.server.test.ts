import { expect, it } from 'vitest';
import { renderArticleBody } from './article-body.server';

it.each([
  ['sql', 'select 1 -- <b>', /hljs-keyword.*&#x3C;b>/],
  ['klingon"><script>', 'x < y', /^(?!.*<script).*x &#x3C; y/s],
])('code of the language %j is escaped, and highlighted if that is known', (language, code, shown) => {
  const { blocks } = renderArticleBody({ blocks: [{ __component: 'shared.code', code, language }] });
  expect(blocks).toEqual([{ type: 'code', html: expect.stringMatching(shown) as string }]);
});

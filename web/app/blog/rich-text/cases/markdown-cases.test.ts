// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createRenderContexts } from '../render-context';
import { renderText } from '../render-text.server';
import { markdownCases } from './markdown-cases';
import { whatReadersSee } from './what-readers-see';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

it.each(markdownCases)('$name', ({ input, sees, ignore }) => {
  const lines = whatReadersSee(renderText(input, createRenderContexts()()).html);
  expect(lines.filter((line) => !ignore?.test(line))).toEqual(sees);
});

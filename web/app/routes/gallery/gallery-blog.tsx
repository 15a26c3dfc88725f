import { useLoaderData } from 'react-router-dom';
import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Block } from '~/blog/blocks/block-renderers';
import { renderArticleBody } from '~/blog/rich-text/article-body.server';
import { hostile } from '~/blog/rich-text/fixtures/xss-payloads';
import { renderText } from '~/blog/rich-text/render-text.server';
import { createRenderContexts } from '~/blog/rich-text/render-context';
import { sampleBlocks, sampleTexts } from '~/blog/fixtures/samples';
import styles from '~/blog/article/article-content.module.css';
import { useRichText } from '~/blog/article/use-rich-text';

export const meta = () => [{ title: 'Gallery: posts' }, { name: 'robots', content: 'noindex' }];

export function loader() {
  const nextScope = createRenderContexts();
  const html = (text: string) => renderText(text, nextScope()).html;
  return {
    texts: Object.entries(sampleTexts).map(([kind, text]) => ({ kind, html: html(text) })),
    blocks: sampleBlocks.flatMap(({ title, block }) =>
      renderArticleBody({ blocks: [block] }).blocks.map((rendered) => ({ title, block: rendered })),
    ),
    hostile: Object.entries(hostile).map(([list, texts]) => ({
      list,
      texts: texts.map((text) => ({ text, html: html(text) })),
    })),
  };
}

/** Every text format and block with edge cases, from the test fixtures. Development only. */
export default function GalleryBlog() {
  const { texts, blocks, hostile: lists } = useLoaderData<typeof loader>();
  const root = useRichText();
  return (
    <main id="content">
      <div ref={root} className={styles.body}>
        {texts.map(({ kind, html }) => (
          <Section key={kind} labelledBy={`kind-${kind}`}>
            <SectionHeading id={`kind-${kind}`} title={`Text: ${kind}`} />
            <Prose html={html} />
          </Section>
        ))}
        {blocks.map(({ title, block }) => (
          <Section key={title} tone="surface">
            <SectionHeading level={3} title={title} />
            <div className={styles.block}>
              <Block block={block} />
            </div>
          </Section>
        ))}
        {lists.map(({ list, texts: cases }) => (
          <Section key={list} labelledBy={`hostile-${list}`}>
            <SectionHeading id={`hostile-${list}`} title={`Hostile texts: ${list}`} />
            {cases.map(({ text, html }) => (
              <details key={text}>
                <summary>{text.slice(0, 120)}</summary>
                <Prose html={html} />
              </details>
            ))}
          </Section>
        ))}
      </div>
    </main>
  );
}

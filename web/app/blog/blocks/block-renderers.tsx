import type { ReactNode } from 'react';
import { Prose } from '~/components/prose';
import type { ArticleBlock } from '../article/article';
import { GalleryBlock } from './gallery-block';
import { SliderBlock } from './slider-block';
import { VideoBlock } from './video-block';
import { BlockImage, Caption } from './block-image';
import styles from './blocks.module.css';

const MEDIA_SIZES = '(min-width: 82em) 58rem, (min-width: 64em) 70vw, 100vw';

/** Images and videos below each other, with captions. */
const MediaBlock = ({ images, videos }: Extract<ArticleBlock, { type: 'media' }>) => (
  <>
    {images.map((image, index) => (
      <figure key={index} className={styles.wide}>
        <BlockImage image={image} sizes={MEDIA_SIZES} />
        <Caption text={image.caption} />
      </figure>
    ))}
    {videos.map((video, index) => (
      <figure key={index} className={styles.wide}>
        <video className={styles.video} controls preload="none" playsInline>
          <source src={video.src} type={video.mime} />
          <a href={video.src}>Download the film</a>
        </video>
        <Caption text={video.caption} />
      </figure>
    ))}
  </>
);

/** A quote with its author. */
const QuoteBlock = ({ body, author }: Extract<ArticleBlock, { type: 'quote' }>) => (
  <figure className={styles.quote}>
    <blockquote dir="auto">{body}</blockquote>
    {author && <figcaption dir="auto">{author}</figcaption>}
  </figure>
);

/** A collapsed JSON dump of a block that the site cannot render. */
const UnknownBlock = ({ name, dump }: Extract<ArticleBlock, { type: 'unknown' }>) => (
  <details className={styles.unknown}>
    <summary>
      This part cannot be shown (<code>{name}</code>)
    </summary>
    <pre tabIndex={0}>{dump}</pre>
  </details>
);

type Renderers = { [Type in ArticleBlock['type']]: (block: Extract<ArticleBlock, { type: Type }>) => ReactNode };

/** One renderer for each block type. The compiler checks that none is missing. */
export const renderers: Renderers = {
  'rich-text': ({ html }) => <Prose html={html} />,
  media: (block) => <MediaBlock {...block} />,
  quote: (block) => <QuoteBlock {...block} />,
  slider: ({ images }) => <SliderBlock images={images} />,
  gallery: ({ images }) => <GalleryBlock images={images} />,
  video: ({ url, title, caption }) => <VideoBlock url={url} title={title} caption={caption} />,
  code: ({ html }) => <Prose html={html} />,
  unknown: (block) => <UnknownBlock {...block} />,
};

/** Renders one block of an article. */
export const Block = ({ block }: { block: ArticleBlock }) => renderers[block.type](block as never);

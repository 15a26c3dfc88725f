import type { ReactNode } from 'react';
import { Prose } from '~/components/prose';
import type { ArticleBlock } from '../article/article';
import { GalleryBlock } from './gallery-block';
import { MediaBlock } from './media-block';
import { QuoteBlock } from './quote-block';
import { SliderBlock } from './slider-block';
import { UnknownBlock } from './unknown-block';
import { VideoBlock } from './video-block';

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

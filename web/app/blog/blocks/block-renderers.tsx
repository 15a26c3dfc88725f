import { type ReactNode, useState } from 'react';
import { Prose } from '~/components/prose';
import type { ArticleBlock } from '../article/article';
import { Caption, Figure, GalleryBlock, SliderBlock, WideImage } from './picture-blocks';
import styles from './blocks.module.css';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';

/** Images and videos below each other, with captions. */
const MediaBlock = ({ images, videos }: Extract<ArticleBlock, { type: 'media' }>) => (
  <>
    {images.map((image, index) => (
      <WideImage key={index} image={image} />
    ))}
    {videos.map(({ src, mime, caption }, index) => (
      <Figure key={index} caption={caption}>
        <video className={styles.frame} controls preload="none" playsInline>
          <source src={src} type={mime} />
          <a href={src}>Download the film</a>
        </video>
      </Figure>
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
  slider: (block) => <SliderBlock {...block} />,
  gallery: (block) => <GalleryBlock {...block} />,
  video: (block) => <VideoBlock {...block} />,
  code: ({ html }) => <Prose html={html} />,
  unknown: (block) => <UnknownBlock {...block} />,
};

/** Renders one block of an article. */
export const Block = ({ block }: { block: ArticleBlock }) => renderers[block.type](block as never);

const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/** A video that sends no request to its host before Play. Without scripts, and for an unknown host, it is a link. */
function VideoBlock({ url, title, caption }: Extract<ArticleBlock, { type: 'video' }>) {
  const [playing, setPlaying] = useState(false);
  const id = youtubeId(url);
  const name = title ?? 'Film';
  return (
    <figure className={styles.video}>
      {id && playing ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&modestbranding=1`}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <a
          className={styles.poster}
          href={url}
          target="_blank"
          rel="noopener"
          data-replay={id !== undefined || undefined}
          onClick={(event) => {
            if (!id || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <span className={styles.play}>
            <IconPlayerPlayFilled size={28} aria-hidden="true" />
          </span>
          <span className="visually-hidden">Play: </span>
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          <span className={styles.host}>{id ? 'Plays here, from YouTube' : `Opens at ${hostOf(url)}`}</span>
        </a>
      )}
      <Caption text={caption} />
    </figure>
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'its own page');

/** Returns the id from any form of YouTube URL, or undefined for other videos. */
export function youtubeId(videoUrl: string): string | undefined {
  const url = URL.canParse(videoUrl) ? new URL(videoUrl) : undefined;
  if (!url || !YOUTUBE_HOSTS.test(url.hostname)) return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const inPath = first && ['embed', 'live', 'shorts', 'v'].includes(first) ? second : first;
  const id = url.searchParams.get('v') ?? inPath;
  return id && VIDEO_ID.test(id) ? id : undefined;
}

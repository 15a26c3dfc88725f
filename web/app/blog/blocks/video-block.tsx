import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useState } from 'react';
import type { ArticleBlock } from '../article/article';
import { Caption } from './block-image';
import styles from './video-block.module.css';

const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIDEO_ID = /^[\w-]{11}$/;

type Props = Omit<Extract<ArticleBlock, { type: 'video' }>, 'type'>;

/** A video that sends no request to its host before Play. Without scripts, and for an unknown host, it is a link. */
export function VideoBlock({ url, title, caption }: Props) {
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

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return 'its own page';
  }
}

/** Returns the id from any form of YouTube URL, or undefined for other videos. */
export function youtubeId(videoUrl: string): string | undefined {
  let url: URL;
  try {
    url = new URL(videoUrl);
  } catch {
    return undefined;
  }
  if (!YOUTUBE_HOSTS.test(url.hostname)) return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const inPath = first && ['embed', 'live', 'shorts', 'v'].includes(first) ? second : first;
  const id = url.searchParams.get('v') ?? inPath;
  return id && VIDEO_ID.test(id) ? id : undefined;
}

import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type ReactNode, useState } from 'react';
import { Split } from '~/components/layout';
import { Picture } from '~/components/picture';
import { StatList } from '~/components/stat';
import { VideoFrame } from '~/components/video-frame';
import { isPlayable } from '~/lib/video';
import { QuoteCard } from '../quotes/quote-card';
import type { VideoContent } from '../section-schemas.generated';
import styles from './video-scene.module.css';

/** The `sizes` of the scene: phones and tablets crop it to the height of their box. */
const SIZES = '(max-width: 47.99em) 212vw, (max-width: 61.99em) 120vw, 100vw';

type Props = Pick<VideoContent, 'video' | 'items' | 'quote'> & { headingId: string; copy: ReactNode; links: ReactNode };

/**
 * A video as a band across the window: its poster with heading, text and Play, and a bar with the links below. The
 * player opens over the poster. The bar stays beside it, so its links remain in reach. A scene with numbers or a
 * quotation tells a story: they are in the bar, and the heading stands above the poster, which is not cropped for it.
 */
export function VideoScene({ video, items, quote, headingId, copy, links }: Props) {
  const [playing, setPlaying] = useState(false);
  const playable = isPlayable(video);
  const isStory = quote !== undefined || items.length > 0;
  const content = (
    <>
      <Picture picture={video.picture} decorative sizes={SIZES} cropped className={styles.image} />
      <span className={styles.label}>
        {playable && (
          <span className={styles.icon} aria-hidden="true">
            <IconPlayerPlayFilled />
          </span>
        )}
        <b>{video.title}</b> {playable ? video.duration : 'Coming Soon'}
      </span>
    </>
  );
  return (
    <section aria-labelledby={headingId} className={styles.section} data-tone="forest">
      {isStory && (
        <div className={styles.above} data-tone="paper">
          {copy}
        </div>
      )}
      <div className={styles.band} data-over={!isStory || undefined} data-playing={playing || undefined}>
        <div className={styles.stage}>
          {playable ? (
            <button
              type="button"
              className={styles.scene}
              inert={playing}
              aria-label={`Play video: ${video.title} ${video.duration}`}
              onClick={() => setPlaying(true)}
            >
              {content}
            </button>
          ) : (
            <div className={styles.scene}>{content}</div>
          )}
          {playing && playable && <VideoFrame videoId={video.videoId} title={video.title} covers />}
        </div>
        {!isStory && <div className={styles.copy}>{copy}</div>}
        <div className={styles.bar}>
          {isStory && (
            <Split>
              {quote && <QuoteCard {...quote} />}
              {items.length > 0 && <StatList items={items} />}
            </Split>
          )}
          {links}
        </div>
      </div>
    </section>
  );
}

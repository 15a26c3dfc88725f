import { type ReactNode, useState } from 'react';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { LibraryImage } from '~/components/library-image';
import { Media } from '~/components/media';
import { VideoFrame } from '~/components/video-frame';
import { staticPoster } from '~/lib/static-images';
import { isPlayable } from '~/lib/video';
import type { VideoItem } from '../section-schemas.generated';
import styles from './video-scene.module.css';

/** The `sizes` of the scene: phones and tablets crop it to the height of their box. */
const SIZES = '(max-width: 47.99em) 212vw, (max-width: 61.99em) 120vw, 100vw';

type Props = { video: VideoItem; headingId: string; copy: ReactNode; links: ReactNode };

/**
 * A video as a band across the window: its poster with heading, text and Play, and a bar with the links below. The
 * player opens over the poster. The bar stays beside it, so its links remain in reach.
 */
export function VideoScene({ video, headingId, copy, links }: Props) {
  const [playing, setPlaying] = useState(false);
  const poster = staticPoster(video.poster);
  const playable = isPlayable(video);
  const content = (
    <>
      {video.image ? (
        <LibraryImage image={video.image} sizes={SIZES} cropped className={styles.image} />
      ) : (
        <Media {...poster} crop={undefined} sizes={SIZES} alt="" className={styles.image} />
      )}
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
      <div className={styles.band} data-playing={playing || undefined}>
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
          {playing && playable && (
            <div className={styles.player}>
              <VideoFrame videoId={video.videoId} title={video.title} covers />
            </div>
          )}
        </div>
        <div className={styles.copy}>{copy}</div>
        <div className={styles.links}>{links}</div>
      </div>
    </section>
  );
}

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

type Props = { video: VideoItem; headingId: string; heading: ReactNode; text: ReactNode; links: ReactNode };

/**
 * A video as a band across the window: its poster with heading, text and Play, and a bar with the links below. The
 * player opens over the poster. The bar stays beside it, so its links remain in reach.
 */
export function VideoScene({ video, headingId, heading, text, links }: Props) {
  const [playing, setPlaying] = useState(false);
  const poster = staticPoster(video.poster);
  const playable = isPlayable(video);
  const label = (
    <>
      <b>{video.title}</b> <span>{playable ? video.duration : 'Coming Soon'}</span>
    </>
  );
  return (
    <section aria-labelledby={headingId} className={styles.section} data-tone="forest">
      <div className={styles.band} data-playing={playing || undefined}>
        <div className={styles.stage}>
          {video.image ? (
            <LibraryImage image={video.image} sizes={SIZES} cropped className={styles.image} />
          ) : (
            <Media {...poster} crop={undefined} sizes={SIZES} alt="" className={styles.image} />
          )}
          {playable ? (
            <button
              type="button"
              className={styles.play}
              inert={playing}
              aria-label={`Play video: ${video.title} ${video.duration}`}
              onClick={() => setPlaying(true)}
            >
              <IconPlayerPlayFilled aria-hidden="true" />
              {label}
            </button>
          ) : (
            <p className={styles.play}>{label}</p>
          )}
          {playing && playable && (
            <div className={styles.player}>
              <VideoFrame videoId={video.videoId} title={video.title} covers />
            </div>
          )}
        </div>
        <div className={styles.copy}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <p className={styles.links}>{links}</p>
      </div>
    </section>
  );
}

import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { LibraryImage } from '~/components/library-image';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import { VideoFrame } from '~/components/video-frame';
import { type Poster, staticPoster } from '~/lib/static-images';
import { isPlayable, watchUrl } from '~/lib/video';
import type { SuccessStoryContent } from '../section-schemas.generated';
import styles from './success-story.module.css';

/**
 * The featured success story: a video, three stats, a quote and a link to the stories. A click covers the poster with the
 * playing video, which stays. Without scripts the poster links to the page of the video. On wide screens title and quote
 * stand in the sky of a poster that has one (`scene`), and up to three stats in its field. Elsewhere they stand above it
 * and below it.
 */
export function SuccessStory({ variant, title, text, video, items, quote, action }: SuccessStoryContent) {
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  const { scene, ...poster }: Partial<Poster> = (!video.image && staticPoster(video.poster)) || {};
  return (
    <Section tone={variant} labelledBy="success-story" className={styles.section}>
      <div className={styles.scene} data-placed={(scene && isPlayable(video) && items.length < 4) || undefined}>
        <div className={styles.sky}>
          <h2 id="success-story" className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <figure className={styles.quote}>
            <blockquote>{quote.text}</blockquote>
            <figcaption>
              {quote.person}, {quote.role}
            </figcaption>
          </figure>
        </div>
        <div className={styles.video}>
          {isPlayable(video) && (
            <a className={styles.poster} href={watchUrl(video.videoId)} onClick={play} inert={playing} data-replay>
              {video.image ? (
                <LibraryImage image={video.image} sizes="100vw" cropped className={styles.field} />
              ) : (
                <Media {...poster} alt="" sizes="100vw" className={styles.field} />
              )}
              <span className={styles.label}>
                <span className={styles.play}>
                  <IconPlayerPlayFilled size={22} aria-hidden="true" />
                </span>
                <span aria-hidden="true">Watch the film</span>
                <span className="visually-hidden">Watch the film: {video.title}</span>
                <span className={styles.time}>{video.duration}</span>
              </span>
            </a>
          )}
          {isPlayable(video) && playing && <VideoFrame videoId={video.videoId} title={video.title} covers />}
        </div>
        <StatList items={items} />
        <p className={styles.more}>
          <Link to={action.to} prefetch="intent">
            {action.label}
          </Link>
        </p>
      </div>
    </Section>
  );
}

import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '~/components/button-link';
import { LibraryImage } from '~/components/library-image';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import { VideoFrame } from '~/components/video-frame';
import { staticPoster } from '~/lib/static-images';
import { isPlayable, watchUrl } from '~/lib/video';
import type { SuccessStoryContent } from '../section-schemas.generated';
import styles from './success-story.module.css';

/** The `sizes` of the poster image. */
const POSTER_SIZES = '(min-width: 62em) 60vw, 100vw';

/**
 * The featured success story: a video, three stats, a quote and a link to the stories. A click covers the poster with the
 * playing video, which stays. Without scripts the poster links to the page of the video.
 */
export function SuccessStory({ variant, title, text, video, items, quote, action }: SuccessStoryContent) {
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <Section tone={variant} labelledBy="success-story" className={styles.section}>
      <div className={styles.head}>
        <h2 id="success-story" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.body}>
        <div className={styles.video}>
          {isPlayable(video) && (
            <div inert={playing}>
              <a className={styles.poster} href={watchUrl(video.videoId)} onClick={play} data-replay>
                {video.image ? (
                  <LibraryImage image={video.image} sizes={POSTER_SIZES} cropped className={styles.field} />
                ) : (
                  <Media {...staticPoster(video.poster)} alt="" sizes={POSTER_SIZES} className={styles.field} />
                )}
                <span className={styles.label}>
                  <span className={styles.play}>
                    <IconPlayerPlayFilled size={22} aria-hidden="true" />
                  </span>
                  <span className="visually-hidden">Play the film: </span>
                  {video.title}
                  <span className={styles.time}>{video.duration}</span>
                </span>
              </a>
            </div>
          )}
          {isPlayable(video) && playing && <VideoFrame videoId={video.videoId} title={video.title} covers />}
        </div>
        <figure className={styles.quote}>
          <blockquote>{quote.text}</blockquote>
          <figcaption>
            {quote.person}, {quote.role}
          </figcaption>
        </figure>
      </div>
      <div className={styles.foot}>
        <StatList items={items} />
        <p className={styles.more}>
          <ButtonLink to={action.to} variant="secondary">
            {action.label}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

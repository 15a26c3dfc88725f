import { type ReactNode, useId, useState } from 'react';
import { ActionLink, ButtonLink } from '~/components/button';
import { headline, unbroken } from '~/components/line-breaks';
import { Row, Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, StatList } from '~/components/section';
import { VideoFrame } from '~/components/video-frame';
import { isPlayable, watchUrl } from '~/lib/video';
import { QuoteCard } from '../quotes/quote-card';
import type { VideoContent } from '../section-schemas.generated';
import styles from './video.module.css';
import { PlayMark, VideoPoster } from './video-poster';

/**
 * A video with its Watch on YouTube link. No request goes to the provider before Play. `beside`: the poster beside the
 * text. `scene`: a band across the window, which may have numbers and a quotation.
 */
export function Video({ title, variant, text, video, action, items, quote }: VideoContent) {
  const heading = useId();
  const [playing, setPlaying] = useState(false);
  const copy = (
    <Stack>
      <h2 id={heading} className={styles.heading}>
        {headline(title)}
      </h2>
      {text && <p className={styles.text}>{unbroken(text)}</p>}
    </Stack>
  );
  const links = (
    <Row gap="s" className={styles.links}>
      {isPlayable(video) && (
        <ButtonLink to={watchUrl(video.videoId)} variant="quiet">
          Watch on YouTube
        </ButtonLink>
      )}
      {action && <ActionLink action={action} variant="quiet" />}
    </Row>
  );
  if (variant === 'scene') return <VideoScene headingId={heading} {...{ video, copy, links, items, quote }} />;
  return (
    <Section tone="surface" labelledBy={heading}>
      <Split wide="second" reverse>
        <div>
          {copy}
          {links}
        </div>
        <div className={styles.video}>
          {/* The poster stays behind the player, so that nothing moves and nothing is black until it has loaded. */}
          <div inert={playing}>
            <VideoPoster video={video} onPlay={() => setPlaying(true)} />
          </div>
          {playing && isPlayable(video) && <VideoFrame videoId={video.videoId} title={video.title} covers />}
        </div>
      </Split>
    </Section>
  );
}

/** The `sizes` of the scene: phones and tablets crop it to the height of their box. */
const SIZES = '(max-width: 47.99em) 212vw, (max-width: 61.99em) 120vw, 100vw';

type SceneProps = Pick<VideoContent, 'video' | 'items' | 'quote'> & {
  headingId: string;
  copy: ReactNode;
  links: ReactNode;
};

/**
 * A video as a band across the window: its poster with heading, text and Play, and a bar with the links below. The
 * player opens over the poster. The bar stays beside it, so its links remain in reach. A scene with numbers or a
 * quotation tells a story: they are in the bar, and the heading stands above the poster, which is not cropped for it.
 */
function VideoScene({ video, items, quote, headingId, copy, links }: SceneProps) {
  const [playing, setPlaying] = useState(false);
  const playable = isPlayable(video);
  const isStory = quote !== undefined || items.length > 0;
  const content = (
    <>
      <Picture picture={video.picture} decorative sizes={SIZES} cropped className={styles.image} />
      <span className={styles.label}>
        {playable && <PlayMark large />}
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

import { useId, useState } from 'react';
import { ActionLink } from '~/components/action-link';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { headline } from '~/components/headline';
import { VideoFrame } from '~/components/video-frame';
import { unbroken } from '~/components/unbroken';
import { isPlayable, watchUrl } from '~/lib/video';
import { VideoPoster } from './video-poster';
import { VideoScene } from './video-scene';
import type { VideoContent } from '../section-schemas.generated';
import styles from './video.module.css';

/**
 * The demo video of a page with its Watch on YouTube link. The poster is a local image. No request goes to the provider
 * before Play. `beside`: the poster beside the text. `scene`: a band across the window with the text on its poster.
 */
export function Video({ title, variant, text, video, action }: VideoContent) {
  const heading = useId();
  const [playing, setPlaying] = useState(false);
  const copy = (
    <>
      <h2 id={heading} className={styles.heading}>
        {headline(title)}
      </h2>
      <p className={styles.text}>{unbroken(text)}</p>
    </>
  );
  const links = (
    <p className={styles.links}>
      {isPlayable(video) && (
        <ButtonLink to={watchUrl(video.videoId)} variant="quiet">
          Watch on YouTube
        </ButtonLink>
      )}
      {action && <ActionLink action={action} variant="quiet" />}
    </p>
  );
  if (variant === 'scene') return <VideoScene video={video} headingId={heading} copy={copy} links={links} />;
  return (
    <Section tone="surface" labelledBy={heading} className={styles.demo}>
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
    </Section>
  );
}

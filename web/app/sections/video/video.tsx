import { useId, useState } from 'react';
import { ActionLink, ButtonLink } from '~/components/button';
import { headline, unbroken } from '~/components/line-breaks';
import { Row, Split, Stack } from '~/components/layout';
import { Section } from '~/components/section';
import { VideoFrame } from '~/components/video-frame';
import { isPlayable, watchUrl } from '~/lib/video';
import type { VideoContent } from '../section-schemas.generated';
import styles from './video.module.css';
import { VideoPoster } from './video-poster';
import { VideoScene } from './video-scene';

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

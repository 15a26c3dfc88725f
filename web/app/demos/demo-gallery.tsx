import { useId, useState } from 'react';
import { Button, ButtonLink } from '~/components/button';
import { Dialog } from '~/components/dialog';
import { Grid, Stack } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import { VideoFrame } from '~/components/video-frame';
import { isPlayable, type Video } from '~/lib/video';
import { paths } from '~/paths';
import type { DemoVideosContent, VideoItem } from '~/sections/section-schemas.generated';
import { DemoCard } from './demo-card';
import styles from './demos.module.css';

/** The videos as cards, the first one large. Play opens the player, or the dialog of an unavailable video. */
export function DemoGallery({ title, items }: DemoVideosContent) {
  const heading = useId();
  const [open, setOpen] = useState<VideoItem>();
  const close = () => setOpen(undefined);
  const card = (video: VideoItem, large = false) => (
    <DemoCard
      key={video.title}
      video={video}
      heading={title ? 'h3' : 'h2'}
      large={large}
      onOpen={() => setOpen(video)}
    />
  );
  const [first, ...others] = items;
  return (
    <Section labelledBy={title && heading}>
      {title && <SectionHeading id={heading} title={title} />}
      <Stack gap="l">
        {first && card(first, true)}
        {others.length > 0 && (
          <Grid min="l" gap="l">
            {others.map((video) => card(video))}
          </Grid>
        )}
      </Stack>
      {open &&
        (isPlayable(open) ? (
          <PlayerDialog video={open} onClose={close} />
        ) : (
          <UnavailableDialog title={open.title} onClose={close} />
        ))}
    </Section>
  );
}

/** The player in a dialog, with details of the video and links. */
function PlayerDialog({ video, onClose }: { video: Video & { videoId: string }; onClose: () => void }) {
  const heading = useId();
  const { title, category, duration, videoId } = video;
  return (
    <Dialog labelledBy={heading} onClose={onClose} wide>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.facts}>
        <span>{category}</span> <span>{duration}</span>
      </p>
      <div className={styles.video}>
        <VideoFrame videoId={videoId} title={title} />
      </div>
      <p className={styles.actions}>
        <ButtonLink to={paths.startTrial}>Start Trial</ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          Contact Us
        </ButtonLink>
      </p>
    </Dialog>
  );
}

/** Dialog for a video that is not playable. */
function UnavailableDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <h2 id={heading} className={styles.title}>
        Video Unavailable
      </h2>
      <p>
        Sorry, the {title} demo is currently unavailable. Please try again later or contact our support team for
        assistance.
      </p>
      <form method="dialog" className={styles.actions}>
        <ButtonLink to={paths.contact}>Contact Support</ButtonLink>
        <Button type="submit" variant="secondary">
          Close
        </Button>
      </form>
    </Dialog>
  );
}

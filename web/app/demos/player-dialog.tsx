import { useId } from 'react';
import { ButtonLink } from '~/components/button';
import { Dialog } from '~/components/dialog';
import { VideoFrame } from '~/components/video-frame';
import type { Video } from '~/lib/video';
import { paths } from '~/paths';
import styles from './dialogs.module.css';

/** The player in a dialog, with details of the video and links. */
export function PlayerDialog({ video, onClose }: { video: Video & { videoId: string }; onClose: () => void }) {
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

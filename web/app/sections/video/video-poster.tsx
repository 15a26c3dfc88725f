import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { ReactNode } from 'react';
import { Picture } from '~/components/picture';
import { isPlayable } from '~/lib/video';
import type { VideoItem } from '../section-schemas.generated';
import styles from './video-poster.module.css';

/** The `sizes` of the poster image. */
const SIZES = '(min-width: 82em) 46rem, (min-width: 62em) 54vw, 100vw';

type PosterProps = {
  /** The name of the button. */
  label: string;
  image: ReactNode;
  title?: string;
  length: string;
  /** Without it the poster is no button. */
  onPress?: () => void;
};

/** The round Play mark of a poster. The button around it has the name. */
export function PlayMark({ large }: { large?: boolean }) {
  return (
    <span className={styles.play} data-large={large || undefined} aria-hidden="true">
      <IconPlayerPlayFilled size={large ? 24 : 20} />
    </span>
  );
}

/** A 16:9 image above a bar with a Play button, a title and a length. All of it is one button. */
export function Poster({ label, image, title, length, onPress }: PosterProps) {
  const content = (
    <>
      {image}
      <span className={styles.caption}>
        {onPress && <PlayMark />}
        {title && <b>{title}</b>} <span className={styles.length}>{length}</span>
      </span>
    </>
  );
  if (!onPress) return <div className={styles.poster}>{content}</div>;
  return (
    <button type="button" className={styles.poster} aria-label={label} onClick={onPress}>
      {content}
    </button>
  );
}

/** The poster of a video. One that is not playable has no button. */
export function VideoPoster({ video, onPlay }: { video: VideoItem; onPlay: () => void }) {
  const { title, duration, picture } = video;
  const playable = isPlayable(video);
  return (
    <Poster
      label={`Play video: ${title} ${duration}`}
      image={<Picture picture={picture} decorative sizes={SIZES} cropped />}
      title={title}
      length={playable ? duration : 'Coming Soon'}
      onPress={playable ? onPlay : undefined}
    />
  );
}

import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { Badge } from '~/components/badge';
import { isPlayable, watchUrl } from '~/lib/video';
import type { VideoItem } from '~/sections/section-schemas.generated';
import { VideoThumbnail } from './video-thumbnail';
import styles from './demo-card.module.css';

type Props = {
  video: VideoItem;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Above the fold: the image loads with high priority. */
  first?: boolean;
  onOpen: () => void;
};

/** One video: its image above a bar with the Play button, and its text. A video that is not playable has the badge 'Coming Soon'. */
export function DemoCard({ video, sizes, first, onOpen }: Props) {
  const { title, description, category, duration } = video;
  const playable = isPlayable(video);
  return (
    <article className={styles.card}>
      <button
        type="button"
        className={styles.thumbnail}
        data-playable={playable}
        aria-label={`Play ${title}, ${duration}`}
        onClick={onOpen}
      >
        <VideoThumbnail video={video} sizes={sizes} first={first} className={styles.image} />
        <span className={styles.bar}>
          <span className={styles.play} aria-hidden="true">
            <IconPlayerPlayFilled />
          </span>
          <span className={styles.length}>{duration}</span>
        </span>
      </button>
      <div>
        <p className={styles.kind}>
          <span>{category}</span> {!playable && <Badge tone="hue">Coming Soon</Badge>}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
        {playable && (
          <noscript>
            <p>
              <a href={watchUrl(video.videoId)}>Watch on YouTube</a>
            </p>
          </noscript>
        )}
      </div>
    </article>
  );
}

import { Badge } from '~/components/badge';
import { Row, Split, Stack } from '~/components/layout';
import type from '~/components/type.module.css';
import { isPlayable, watchUrl } from '~/lib/video';
import type { VideoItem } from '~/sections/section-schemas.generated';
import { Poster } from '~/sections/video/video-poster';
import styles from './demo-card.module.css';
import { VideoThumbnail } from './video-thumbnail';

/** The `sizes` of the image of a large card, and of others. */
const LARGE = '(min-width: 82em) 43rem, (min-width: 62em) 54vw, 100vw';
const SMALL = '(min-width: 82em) 37.5rem, (min-width: 62em) 44vw, 100vw';

type Props = {
  video: VideoItem;
  heading: 'h2' | 'h3';
  /** The text is beside the image on wide windows. The image loads with high priority. */
  large: boolean;
  onOpen: () => void;
};

/** One video: its poster and its text. A video that is not playable has the badge 'Coming Soon'. */
export function DemoCard({ video, heading: Heading, large, onOpen }: Props) {
  const { title, description, category, duration } = video;
  const playable = isPlayable(video);
  const content = (
    <>
      <div className={playable ? undefined : styles.pale}>
        <Poster
          label={`Play ${title}, ${duration}`}
          image={<VideoThumbnail video={video} sizes={large ? LARGE : SMALL} first={large} />}
          length={duration}
          onPress={onOpen}
        />
      </div>
      <Stack>
        <Row className={styles.kind}>
          <span>{category}</span> {!playable && <Badge tone="hue">Coming Soon</Badge>}
        </Row>
        <Heading className={large ? type.large : type.name}>{title}</Heading>
        <p className={type.text}>{description}</p>
        {playable && (
          <noscript>
            <p>
              <a href={watchUrl(video.videoId)}>Watch on YouTube</a>
            </p>
          </noscript>
        )}
      </Stack>
    </>
  );
  return large ? (
    <Split as="article" wide="first">
      {content}
    </Split>
  ) : (
    <Stack as="article">{content}</Stack>
  );
}

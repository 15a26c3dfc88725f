import { useEffect, useState } from 'react';
import { Row, Split, Stack } from '~/components/layout';
import { Media } from '~/components/picture';
import { Badge } from '~/components/status';
import type from '~/components/type.module.css';
import { imageOf } from '~/lib/images';
import { isPlayable, thumbnailUrl, watchUrl } from '~/lib/video';
import type { VideoItem } from '~/sections/section-schemas.generated';
import { Poster } from '~/sections/video/video-poster';
import styles from './demos.module.css';

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

/** Width of the grey image that the provider sends for an unknown id, instead of an error. */
const UNKNOWN_ID_IMAGE_WIDTH = 120;

type ThumbnailProps = { video: VideoItem; sizes: string; first: boolean };

/**
 * The image of the media library that the editor chose. Without one, the shipped poster, which the thumbnail of the
 * provider replaces once loaded, so that a slow or blocked provider delays nothing. `first`: above the fold.
 */
function VideoThumbnail({ video: { videoId, picture }, sizes, first }: ThumbnailProps) {
  const poster = imageOf(picture);
  const thumbnail = useLoadedThumbnail(picture?.image ? undefined : videoId);
  const image = thumbnail ? { src: thumbnail, instead: poster } : { ...poster, sizes };
  return (
    <Media key={thumbnail} {...image} alt="" width={480} height={270} first={first} referrerPolicy="no-referrer" />
  );
}

/** Returns the URL of the provider's thumbnail after it has loaded, otherwise undefined. */
function useLoadedThumbnail(videoId: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!videoId) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      if (image.naturalWidth !== UNKNOWN_ID_IMAGE_WIDTH) setLoaded(image.src);
    };
    image.src = thumbnailUrl(videoId);
    return () => {
      image.onload = null;
    };
  }, [videoId]);
  return loaded;
}

import { type SyntheticEvent, useState } from 'react';
import { Media } from '~/components/media';
import { type DemoVideo, thumbnailUrl } from '~/lib/video';

/** Width of the grey image that the provider sends for an unknown id, instead of an error. */
const GREY_WIDTH = 120;

type Props = { video: Pick<DemoVideo, 'videoId' | 'poster'>; sizes: string; first?: boolean; className?: string };

/** The provider's thumbnail. Falls back to our own poster without an id or thumbnail, then to the placeholder. */
export function VideoThumbnail({ video: { videoId, poster }, sizes, first, className }: Props) {
  const [missing, setMissing] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.naturalWidth === GREY_WIDTH) setMissing(true);
  };
  return (
    <Media
      key={String(missing)}
      src={missing || !videoId ? '' : thumbnailUrl(videoId)}
      instead={poster}
      alt=""
      width={480}
      height={270}
      sizes={sizes}
      first={first}
      className={className}
      referrerPolicy="no-referrer"
      onLoad={check}
    />
  );
}

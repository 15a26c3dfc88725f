import { useEffect, useState } from 'react';
import { Media } from '~/components/media';
import { imageOf } from '~/lib/images';
import { thumbnailUrl } from '~/lib/video';
import type { VideoItem } from '~/sections/section-schemas.generated';

/** Width of the grey image that the provider sends for an unknown id, instead of an error. */
const UNKNOWN_ID_IMAGE_WIDTH = 120;

type Props = {
  video: Pick<VideoItem, 'videoId' | 'picture'>;
  sizes: string;
  first?: boolean;
  className?: string;
};

/**
 * The image of the media library that the editor chose. Without one, the shipped poster, which the thumbnail of the
 * provider replaces once loaded, so that a slow or blocked provider delays nothing. `first`: above the fold.
 */
export function VideoThumbnail({ video: { videoId, picture }, sizes, first, className }: Props) {
  const poster = imageOf(picture);
  const thumbnail = useLoadedThumbnail(picture?.image ? undefined : videoId);
  const image = thumbnail ? { src: thumbnail, instead: poster } : { ...poster, sizes };
  return (
    <Media
      key={thumbnail}
      {...image}
      alt=""
      width={480}
      height={270}
      first={first}
      className={className}
      referrerPolicy="no-referrer"
    />
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

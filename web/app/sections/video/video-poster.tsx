import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { posterSizes, staticPoster } from '~/lib/static-images';
import { isPlayable } from '~/lib/video';
import { LibraryImage } from '~/components/library-image';
import { Media } from '~/components/media';
import type { VideoItem } from '../section-schemas.generated';
import posterStyles from './video-poster.css?url';
import { Stylesheet } from '~/components/stylesheet';

/** The `sizes` of the poster image. */
const SIZES = '(min-width: 82em) 46rem, (min-width: 62em) 54vw, 100vw';

/** The poster of a video: its image of the media library or else one of the site, title, duration and a Play button. */
export function VideoPoster({ video, onPlay }: { video: VideoItem; onPlay: () => void }) {
  const poster = staticPoster(video.poster);
  const label = (
    <span className="video-copy">
      {isPlayable(video) && (
        <span className="video-play" aria-hidden="true">
          <IconPlayerPlayFilled />
        </span>
      )}
      <span className="video-title">{video.title}</span>{' '}
      <span className="video-length">{isPlayable(video) ? video.duration : 'Coming Soon'}</span>
    </span>
  );
  const image = video.image ? (
    <LibraryImage image={video.image} sizes={SIZES} cropped className="video-image" />
  ) : (
    <Media
      src={poster?.src}
      srcset={poster?.srcset}
      avif={poster?.avif}
      colour={poster?.colour}
      width={poster?.width}
      height={poster?.height}
      sizes={posterSizes(poster, SIZES)}
      crop={poster?.crop}
      alt=""
      className="video-image"
    />
  );
  return (
    <>
      <Stylesheet href={posterStyles} />
      {isPlayable(video) ? (
        <button
          type="button"
          className="video-poster"
          aria-label={`Play video: ${video.title} ${video.duration}`}
          onClick={onPlay}
        >
          {image}
          {label}
        </button>
      ) : (
        <div className="video-poster">
          {image}
          {label}
        </div>
      )}
    </>
  );
}

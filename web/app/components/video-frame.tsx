import { useState } from 'react';
import { embedUrl } from '~/lib/video';
import { Spinner } from './status';
import styles from './video-frame.module.css';

/**
 * The embedded player of the video provider, 16:9, with a spinner until it has loaded. It sends a request to the provider
 * as soon as it renders, so render it only after a click on Play. `covers`: it covers the element around it, which shows
 * until the player has loaded.
 */
export function VideoFrame({ videoId, title, covers }: { videoId: string; title: string; covers?: boolean }) {
  const [loading, setLoading] = useState(true);
  return (
    <div className={styles.frame} data-covers={covers} aria-busy={loading}>
      {loading && (
        <div className={styles.waiting}>
          <Spinner label="Loading video" />
        </div>
      )}
      <iframe
        src={embedUrl(videoId)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoading(false)}
      />
    </div>
  );
}

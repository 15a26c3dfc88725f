/** A video. Without a valid id, or when not available, it is not playable. */
export type Video = {
  title: string;
  description: string;
  /** The provider's video id, eleven characters. */
  videoId?: string;
  category: string;
  /** Minutes and seconds, such as `3:45`. */
  duration: string;
  available?: boolean;
  /** ISO date of publication. */
  uploaded?: string;
};

const VIDEO_ID = /^[\w-]{11}$/;

/** True for an available video with a valid id. Others are shown as unavailable. */
export function isPlayable<T extends Video>(video: T): video is T & { videoId: string } {
  return video.available === true && VIDEO_ID.test(video.videoId ?? '');
}

/**
 * Returns the player URL on the provider's host without cookies, with autoplay, no related videos and modest branding.
 */
export function embedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&modestbranding=1`;
}

export function watchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export function thumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}

/** Converts `3:45` to the ISO 8601 duration `PT3M45S` for schema.org. */
export function isoDuration(duration: string): string {
  const [minutes = '0', seconds = '0'] = duration.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
}

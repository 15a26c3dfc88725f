import type { ResponsiveImage } from './images';

/** A video. Without a well-formed id, or not marked available, it cannot be played. */
export type DemoVideo = {
  id: string;
  title: string;
  description: string;
  /** The provider's id, eleven characters. */
  videoId?: string;
  category: string;
  /** Minutes and seconds, such as `3:45`. */
  duration: string;
  available: boolean;
  /** Ours: stands where the video will play, and where the provider has no image of it. */
  poster?: ResponsiveImage;
  /** ISO date of the day on which it went online. */
  uploaded?: string;
};

export type PlayableVideo = DemoVideo & { videoId: string };

const VIDEO_ID = /^[\w-]{11}$/;

/** Whether there is something to play: a card without an id is unavailable rather than broken. */
export function isPlayable(video: DemoVideo): video is PlayableVideo {
  return video.available && VIDEO_ID.test(video.videoId ?? '');
}

/** The player, on the provider's host that sets no cookies; autoplay on, related off, modest branding. */
export function embedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&modestbranding=1`;
}

export function watchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export function thumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}

/** `3:45` as schema.org wants it: `PT3M45S`. */
export function isoDuration(duration: string): string {
  const [minutes = '0', seconds = '0'] = duration.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
}

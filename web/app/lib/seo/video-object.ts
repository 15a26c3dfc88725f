import type { VideoObject } from 'schema-dts';
import { embedUrl, isoDuration, isPlayable, thumbnailUrl, type Video } from '../video';
import type { JsonLd } from './json-ld';

/** Returns the JSON-LD of a video. Empty when it is not playable or has no date. */
export function videoObject(video: Video): JsonLd[] {
  if (!isPlayable(video) || !video.uploaded) return [];
  return [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description,
      thumbnailUrl: thumbnailUrl(video.videoId),
      embedUrl: embedUrl(video.videoId),
      uploadDate: video.uploaded,
      duration: isoDuration(video.duration),
    } satisfies VideoObject,
  ];
}

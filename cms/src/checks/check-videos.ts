import { videoFieldOf } from '../videos/video-fields';
import type { CheckedDocument } from './checked-document';
import { fieldsOf } from './field-walk';
import { type Problem, refuse } from './problem';

const CURE = {
  address: 'Copy it from the address bar while the video plays: it starts with https://.',
  id: 'Paste the address of the video at YouTube, such as https://youtu.be/abcdefghijk, or the 11 characters at its end.',
};

/** Refuses addresses and ids at which there can be no video. */
export function checkVideos(document: CheckedDocument): Problem[] {
  return [...fieldsOf(document)].flatMap((field) => {
    const rule = videoFieldOf(field);
    if (!rule || typeof field.value !== 'string' || field.value === '' || rule.isValid(field.value)) return [];
    const shown = field.value.slice(0, 80);
    return [refuse(`has no ${rule.kind} of a video in ${field.location}, "${shown}". ${CURE[rule.kind]}`, field.path)];
  });
}

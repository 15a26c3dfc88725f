import { expect, test } from 'vitest';
import { objectsIn } from '../../testing/copy';
import { pages, sectionOf } from '../../testing/pages';

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const successStory = sectionOf('home', 'product.video');
const videos = [...Object.values(modules), pages].flatMap(objectsIn).filter((one) => typeof one.videoId === 'string');

test('each video id has one title and one duration on every page', () => {
  const titlesById = new Map<unknown, Set<string>>();
  for (const { videoId, title, duration } of videos) {
    titlesById.set(videoId, (titlesById.get(videoId) ?? new Set()).add(`${String(title)} ${String(duration)}`));
  }
  expect(titlesById.size).toBeGreaterThan(8);
  for (const [id, titles] of titlesById) expect([...titles], String(id)).toHaveLength(1);
});

test('the success story plays the video of the story, 5:23 long', () => {
  expect(successStory.video.videoId).toBe(sectionOf('story-farmer-advisory', 'product.video').video.videoId);
  expect(successStory.video.duration).toBe('5:23');
});

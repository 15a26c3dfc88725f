/**
 * Plays the looping videos of the page after its load event, unless save-data is on or reduced motion is preferred. A
 * video that plays has the attribute `data-playing`. Returns a function that cancels the start.
 *
 * The server writes the source of this function into the page, so that a video needs no hydration (server/hydration.ts).
 * So it must not use anything outside of its body.
 */
export function playLoopVideos(): () => void {
  type Connection = { saveData?: boolean };
  const { saveData } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  const videos = document.querySelectorAll<HTMLVideoElement>('video[loop]');
  for (const video of videos) {
    video.disablePictureInPicture = true;
    video.onplay = video.onpause = () => video.toggleAttribute('data-playing', !video.paused);
  }
  const start = () => {
    if (saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const video of videos) {
      if (video.autoplay) continue;
      // With this attribute the browser plays a video only while it is in view.
      video.autoplay = true;
      video.load();
    }
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}

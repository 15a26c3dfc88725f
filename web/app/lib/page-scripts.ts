/*
 * The server writes the source of these functions into the page (server/hydration.ts), so that they work before
 * hydration. So a function must not use anything outside of its body.
 */

/**
 * Closes an open list of the navigation at a press outside of it. In the open menu of small screens a list does not
 * cover other content, so it stays open there.
 */
export function closeListsOutside(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
      if (!list.contains(target as Node) && !list.closest('[popover]:popover-open')) list.open = false;
    }
  });
}

/**
 * Plays the looping videos of the page after its load event, unless save-data is on or reduced motion is preferred. A
 * video that plays has the attribute `data-playing`. Returns a function that cancels the start.
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

/**
 * Marks elements with `data-reveal` that are below the window as `waiting`, and as `seen` once a part of them was in the
 * window or above it, at any speed of scrolling. Does nothing under reduced motion. `elements`: those to mark.
 */
export function revealOnScroll(
  elements: Iterable<HTMLElement> = document.querySelectorAll<HTMLElement>('[data-reveal]'),
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.setAttribute('data-reveal', isIntersecting ? 'seen' : 'waiting');
        if (isIntersecting) observer.unobserve(target);
      }
    },
    // Whatever is above the window counts as seen: a jump to the end of the page passes it without being in view.
    { rootMargin: '1000000px 0px 0px' },
  );
  for (const element of elements) observer.observe(element);
}

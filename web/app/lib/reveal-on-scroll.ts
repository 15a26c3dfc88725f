/**
 * Marks elements with `data-reveal` that are below the window as `waiting`, and as `seen` once a part of them was in the
 * window or above it, at any speed of scrolling. Does nothing under reduced motion. `elements`: those to mark.
 *
 * The server writes the source of this function into the page (server/hydration.ts), so that a slow connection does not
 * delay it. So it must not use anything outside of its body.
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

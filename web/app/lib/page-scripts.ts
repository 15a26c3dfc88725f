type Options = {
  /** The URLs of all scripts that the page needs. */
  files: string[];
  /** The key of the session storage for the page on which Request Demo was pressed. */
  demoRequestKey: string;
};

/**
 * Hydrates the page at its first use (decision 0007). `hydrate` imports the page's scripts and returns
 * the promise of the entry script. Links, forms, `details` and popovers work natively before that. A press of another
 * control is replayed after hydration.
 *
 * The server writes the source of this function into the page (server/hydration.ts). So it must not use anything
 * outside of its body.
 */
export function hydrateOnUse(
  { files, demoRequestKey }: Options,
  hydrate: () => Promise<{ hydrated: Promise<void> }>,
): void {
  const firstUses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  const passive = { capture: true, passive: true };
  let state: 'waiting' | 'hydrating' | 'hydrated' = 'waiting';
  /** The pressed controls. `x` and `y` of the press are relative to the top left corner of the control. */
  const pending: Array<{ control: HTMLElement; x: number; y: number; detail: number }> = [];

  const addLink = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as: 'script' }));

  const start = async (event?: Event) => {
    if (state !== 'waiting') return;
    // Chromium reports a move of a resting pointer when the page below it changes.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    state = 'hydrating';
    for (const type of firstUses) removeEventListener(type, start, passive);
    for (const href of files) addLink('modulepreload', href);
    try {
      const { hydrated } = await hydrate();
      await hydrated;
    } catch {
      // The connection failed. Opens a pressed link, or sends a form. The next use retries and replays other presses.
      state = 'waiting';
      listen();
      const native = pending.find(({ control }) => control.matches('a, [type="submit"]'))?.control;
      if (native instanceof HTMLAnchorElement) location.assign(native.href);
      else (native as HTMLButtonElement | undefined)?.form?.requestSubmit();
      return;
    }
    state = 'hydrated';
    removeEventListener('click', onClick, true);
    for (const { control, x, y, detail } of pending) {
      control.removeAttribute('data-pending');
      // The page may have scrolled in the meantime.
      const { left, top } = control.getBoundingClientRect();
      const position = { clientX: left + x, clientY: top + y };
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, ...position }));
    }
  };

  const listen = () => {
    for (const type of firstUses) addEventListener(type, start, passive);
  };

  /** Scrolls a carousel by one item and wraps at both ends, as `useCarousel` does. */
  const scrollCarousel = (list: Element, step: number) => {
    const { scrollLeft, scrollWidth, clientWidth, firstElementChild } = list;
    const end = scrollWidth - clientWidth;
    const target = scrollLeft + step * (firstElementChild?.clientWidth ?? clientWidth);
    const left = step > 0 && scrollLeft >= end - 1 ? 0 : step < 0 && scrollLeft <= 1 ? end : target;
    list.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };

  const isIncomplete = (form: HTMLFormElement | null) =>
    [...(form?.elements ?? [])].some((field) => {
      const { valid, patternMismatch } = (field as HTMLInputElement).validity ?? { valid: true };
      return !valid && !patternMismatch;
    });

  const onClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || button || metaKey || ctrlKey || shiftKey || altKey) return;
    if (target.closest('[data-demo-request]')) {
      try {
        sessionStorage.setItem(demoRequestKey, location.pathname);
      } catch {
        // Storage is disabled. The link still leads to the form.
      }
    }
    const control = target.closest<HTMLElement>('button[type="button"]:not([popovertarget]), [data-replay]');
    if (!control) return;
    // The browser shows what is missing at once, and sends nothing. A pattern is for the script, which changes the value.
    if (control instanceof HTMLButtonElement && control.type === 'submit' && isIncomplete(control.form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void start();
    const list = control.dataset.step && document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (list) {
      scrollCarousel(list, Number(control.dataset.step));
      return;
    }
    // Style sheets show and hide by this attribute, so the effect does not wait for the scripts.
    const expanded = control.getAttribute('aria-expanded');
    if (expanded) control.setAttribute('aria-expanded', String(expanded !== 'true'));
    else control.dataset.pending = '';
    const { left, top } = control.getBoundingClientRect();
    pending.push({ control, x: event.clientX - left, y: event.clientY - top, detail: event.detail });
  };

  const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  /** Adds one link each time the browser is idle. All links together would be a long task on a slow phone. */
  const prefetch = (index: number) => {
    const href = files[index];
    if (state !== 'waiting' || !href) return;
    addLink('prefetch', href);
    whenIdle(() => prefetch(index + 1));
  };

  listen();
  addEventListener('click', onClick, true);
  // The scripts put the placeholder in the place of a failed image. The error event of an image does not bubble.
  const onError = ({ target }: Event) => void (target instanceof HTMLImageElement && start());
  addEventListener('error', onError, true);
  if ([...document.images].some((image) => image.currentSrc && image.complete && !image.naturalWidth)) void start();
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { saveData, effectiveType = '4g' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if (!saveData && effectiveType === '4g') addEventListener('load', () => whenIdle(() => prefetch(0)));
  for (const element of document.querySelectorAll<HTMLElement>('[data-hydrate-after]')) {
    setTimeout(() => void start(), Number(element.dataset.hydrateAfter));
  }
  // The browser scrolls to the section before it reports a scroll.
  if (location.hash) void start();
}

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

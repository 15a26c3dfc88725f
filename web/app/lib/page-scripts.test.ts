// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi, beforeAll } from 'vitest';
import { hydrateOnUse, closeListsOutside, revealOnScroll } from './page-scripts';

const addListener = window.addEventListener.bind(window);
let resolveHydrated: () => void;
let hydrate: ReturnType<typeof vi.fn<() => Promise<{ hydrated: Promise<void> }>>>;

beforeEach(() => {
  /** Removes the listeners after the test. */
  const controller = new AbortController();
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      const given = typeof options === 'object' ? options : { capture: options };
      addListener(type, listener, { ...given, signal: controller.signal });
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const hydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));
  hydrate = vi.fn(async () => ({ hydrated }));
  sessionStorage.clear();
  history.replaceState(null, '', '/surve_r');
  return () => {
    controller.abort();
    vi.useRealTimers();
    document.head.replaceChildren();
  };
});

const openPage = (body: string) => {
  document.body.innerHTML = body;
  hydrateOnUse({ files: ['/assets/a.js', '/assets/b.js'], demoRequestKey: 'demo' }, hydrate);
};
const button = () => document.querySelector('button')!;
function listen() {
  const onClick = vi.fn();
  button().addEventListener('click', onClick);
  return onClick;
}
const links = (rel: string) => document.head.querySelectorAll(`link[rel=${rel}]`).length;

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'])(
  'starts once, with the first %s',
  (type) => {
    openPage('<p>Text</p>');
    expect(hydrate).not.toHaveBeenCalled();
    expect(document.head.children).toHaveLength(0);
    for (const _ of [1, 2]) document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(hydrate).toHaveBeenCalledOnce();
    expect(links('modulepreload')).toBe(2);
  },
);

it('ignores the move of a resting pointer', () => {
  openPage('<p>Text</p>');
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  expect(hydrate).not.toHaveBeenCalled();
});

it('starts immediately on a page that is opened at an anchor', () => {
  history.replaceState(null, '', '/privacy#rights');
  openPage('<p>Text</p>');
  expect(hydrate).toHaveBeenCalledOnce();
});

it('starts after the delay of a section that needs scripts', () => {
  vi.useFakeTimers();
  openPage('<div data-hydrate-after="300000"></div>');
  vi.advanceTimersByTime(299_999);
  expect(hydrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hydrate).toHaveBeenCalledOnce();
});

it('replays the presses of a button after hydration, each once', async () => {
  openPage('<button type="button">Play</button>');
  const onClick = listen();
  button().click();
  button().click();
  expect(onClick).not.toHaveBeenCalled();
  expect(button().dataset.pending).toBe('');
  resolveHydrated();
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(2));
  expect(button().dataset.pending).toBeUndefined();
  button().click();
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('replays a press at its position in the control, even after the control has moved', async () => {
  openPage('<button type="button">Dots</button>');
  const box = vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 500, 300, 200));
  const positions: unknown[] = [];
  button().addEventListener('click', ({ clientX, clientY, detail }) => positions.push([clientX, clientY, detail]));
  const position = { clientX: 130, clientY: 540, detail: 1 };
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...position }));
  box.mockReturnValue(new DOMRect(100, 200, 300, 200));
  resolveHydrated();
  await vi.waitFor(() => expect(positions).toEqual([[130, 240, 1]]));
});

it('shows the new state of a disclosure button immediately', () => {
  openPage('<button type="button" aria-expanded="false">Show All</button>');
  button().click();
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

it.each([
  ['at the start', 0, 1, 200],
  ['in the middle', 200, -1, 0],
  ['at the end, where it wraps', 600, 1, 0],
  ['at the start, where it wraps back', 0, -1, 600],
])('scrolls a carousel natively, %s', async (_, scrollLeft, step, left) => {
  openPage(`<ul id="list"><li></li></ul><button type="button" aria-controls="list" data-step="${step}">Go</button>`);
  const list = document.getElementById('list')!;
  const scrollTo = vi.fn();
  Object.assign(list, { scrollTo });
  Object.defineProperties(list, {
    scrollLeft: { value: scrollLeft },
    scrollWidth: { value: 1000 },
    clientWidth: { value: 400 },
  });
  Object.defineProperty(list.firstElementChild, 'clientWidth', { value: 200 });
  const onClick = listen();
  button().click();
  expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'smooth' });
  resolveHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClick).not.toHaveBeenCalled();
});

it.each(['a', '[type=submit]', '[popovertarget]'])('leaves a press on %s to the browser', (selector) => {
  openPage(
    '<a href="#x"></a><form><button type="submit"></button></form><button type="button" popovertarget="m"></button>',
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const stop = vi.spyOn(click, 'stopImmediatePropagation');
  document.querySelector('form')!.onsubmit = (event) => event.preventDefault();
  document.querySelector(selector)!.dispatchEvent(click);
  expect(stop).not.toHaveBeenCalled();
});

it('hydrates when an image fails, because the scripts show the placeholder', () => {
  openPage('<img src="/missing.webp">');
  expect(hydrate).not.toHaveBeenCalled();
  document.querySelector('img')!.dispatchEvent(new Event('error'));
  expect(hydrate).toHaveBeenCalledOnce();
});

it('hydrates for an image that failed before the script ran', () => {
  for (const [name, value] of Object.entries({ currentSrc: '/missing.webp', complete: true, naturalWidth: 0 })) {
    vi.spyOn(HTMLImageElement.prototype, name as 'currentSrc', 'get').mockReturnValue(value as string);
  }
  openPage('<img>');
  expect(hydrate).toHaveBeenCalledOnce();
});

it('stores the page on which Request Demo is pressed', () => {
  openPage('<a href="#form" data-demo-request="true">Request Demo</a>');
  document.querySelector('a')!.click();
  expect(sessionStorage.getItem('demo')).toBe('/surve_r');
});

it('retries at the next use when the scripts fail to load, and replays the first press too', async () => {
  hydrate.mockRejectedValueOnce(new Error('offline'));
  openPage('<button type="button">Play</button>');
  const onClick = listen();
  button().click();
  await vi.waitFor(() => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(hydrate).toHaveBeenCalledTimes(2);
  });
  expect(onClick).not.toHaveBeenCalled();
  resolveHydrated();
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});

describe('a submit button that is replayed', () => {
  function openForm(input = '') {
    openPage(`<form>${input}<button type="submit" data-replay>Send</button></form>`);
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', onSubmit);
    return onSubmit;
  }

  it('sends its form after hydration, once', async () => {
    const onSubmit = openForm();
    button().click();
    expect(onSubmit).not.toHaveBeenCalled();
    resolveHydrated();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it.each([
    ['leaves an invalid form to the browser, which says what is missing', '<input required>', false],
    ['holds a value of another format, which the script changes', '<input pattern="[0-9]{3}" value="+91 984">', true],
  ])('%s', (_, input, isHeld) => {
    openForm(input);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(isHeld);
    expect(hydrate).toHaveBeenCalledTimes(isHeld ? 1 : 0);
  });

  it('sends its form natively when the scripts fail to load', async () => {
    hydrate.mockRejectedValueOnce(new Error('offline'));
    const onSubmit = openForm();
    button().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

it.each([
  [{ saveData: true }, 0],
  [{ effectiveType: '3g' }, 0],
  [{ effectiveType: '4g' }, 2],
])(
  'prefetches the scripts when the browser is idle, but not on a metered or slow connection: %j',
  (connection, count) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { connection });
    openPage('<p>Text</p>');
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(links('prefetch')).toBe(count);
  },
);

describe('the lists of the navigation', () => {
  beforeAll(closeListsOutside);
  beforeEach(() => {
    document.body.innerHTML =
      '<header><details open><summary>Products</summary><a href="/x">X</a></details></header><main><details open></details></main>';
  });

  it.each([
    ['close at a press outside of them, and nothing else does', 'main', false],
    ['stay open at a press inside', 'header a', true],
  ])('%s', (_, pressed, isOpen) => {
    document.querySelector(pressed)!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const lists = [...document.querySelectorAll('details')].map(({ open }) => open);
    expect(lists).toEqual([isOpen, true]);
  });
});

describe('a block that appears on scroll', () => {
  let report = vi.fn<(entries: { target: Element; isIntersecting: boolean }[]) => void>();
  const unobserve = vi.fn();
  const block = () => document.querySelector('article')!;

  beforeEach(() => {
    report = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe = vi.fn();
        unobserve = unobserve;
      },
    );
    document.body.innerHTML = '<article data-reveal></article>';
  });

  it('waits below the window, and is seen once a part of it is in the window', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    revealOnScroll();
    expect(block().dataset.reveal).toBe('');
    report([{ target: block(), isIntersecting: false }]);
    expect(block().dataset.reveal).toBe('waiting');
    report([{ target: block(), isIntersecting: true }]);
    expect(block().dataset.reveal).toBe('seen');
    expect(unobserve).toHaveBeenCalledWith(block());
  });

  it('never waits under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const notObserved = report;
    revealOnScroll();
    expect(report).toBe(notObserved);
    expect(block().dataset.reveal).toBe('');
  });
});

import { type MouseEvent, useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { PLACEHOLDER } from '~/components/picture';

const COPIED_MS = 2000;

/**
 * Adds behaviour to rendered article HTML: copy buttons, jumps within the page, and the placeholder for broken images.
 * Returns the ref for the element around the texts.
 */
export function useRichText() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const copy = event.target.closest<HTMLButtonElement>('button[data-copy]');
      if (copy) void copyCode(copy);
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) jumpTo(link, event, navigate);
    };
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && replaceImage(target);
    element.addEventListener('click', onClick);
    // Image errors do not bubble. Some occur before hydration.
    element.addEventListener('error', onError, true);
    for (const image of element.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceImage(image);
    }
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('error', onError, true);
    };
  }, [navigate]);
  return root;
}

/** Returns a click handler for React links to a heading of the page. */
export function useJump() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => jumpTo(event.currentTarget, event.nativeEvent, navigate);
}

/** Jumps to a heading and replaces the history entry, so that 'Back to Blog' leads to the previous page. */
function jumpTo(link: HTMLAnchorElement, event: Event, navigate: NavigateFunction): void {
  const hash = link.getAttribute('href') ?? '#';
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || (event instanceof globalThis.MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey))) return;
  event.preventDefault();
  void navigate({ hash }, { replace: true, preventScrollReset: true });
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.code-frame')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied';
  }
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}

function replaceImage(image: HTMLImageElement): void {
  if (image.dataset.replaced !== undefined || !image.closest('[class*="prose"]')) return;
  image.dataset.replaced = '';
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER.src;
}

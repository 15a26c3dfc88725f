import { REVEAL_BELOW_FOLD } from './below-the-fold.ts';

type Start = {
  /** The URLs of all scripts that the page needs. */
  files: string[];
  /** The modules of its routes, with the names that `rest` knows them by. */
  routes: { name: string; url: string }[];
  /** The script that hydrates the page. */
  entry: string;
  rest: string;
};

/**
 * Starts a page's scripts after `load`, once the leading image is decoded, or with the first input if that is earlier
 * (decisions 0007, 0009 and 0011). Each script is requested and run in its own task, and the sections below the first
 * screen are rendered meanwhile. So no long task blocks the main thread.
 */
export function hydrationLoader({ files, routes, entry, rest }: Start): string {
  const names = routes.map(({ name }) => name).join(', ');
  return `const files = ${JSON.stringify(files)};
const first = files.filter((file) => file !== ${JSON.stringify(entry)});
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));
${REVEAL_BELOW_FOLD}
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  const revealed = revealBelowFold();
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await yieldToMain();
  }
  for (const href of first) {
    await import(href);
    await yieldToMain();
  }
  const [${names}] = await Promise.all([${routes.map(({ url }) => `import(${url})`).join(', ')}]);
${rest}
  await revealed;
  await import(${JSON.stringify(entry)});
};
const onFirstInput = () => {
  delete root.dataset.below;
  start();
};
for (const type of ["pointerdown", "keydown"]) addEventListener(type, onFirstInput, { once: true, passive: true });
const leading = document.querySelectorAll('img[fetchpriority="high"]');
const leadingImagesDecoded = () => Promise.all(Array.from(leading, (image) => image.decode().catch(() => {})));
const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === "complete") start();
else addEventListener("load", () => leadingImagesDecoded().then(() => requestAnimationFrame(afterFrame)), { once: true });`;
}

import { REVEAL_BELOW_FOLD } from './below-the-fold.ts';

type Start = {
  /** The URLs of all scripts that the page needs. */
  files: string[];
  /** The modules of its routes, with the names that `rest` knows them by. */
  routes: { name: string; address: string }[];
  /** The script that hydrates the page. */
  entry: string;
  rest: string;
};

/**
 * Starts a page's scripts after `load`, once the leading image is decoded, or with the first press if that is earlier
 * (decisions 0007, 0009 and 0011). Each script is requested and run in its own task, and the sections below the first
 * screen are rendered meanwhile. So no long task blocks the main thread.
 */
export function hydrationLoader({ files, routes, entry, rest }: Start): string {
  const names = routes.map(({ name }) => name).join(', ');
  return `const files = ${JSON.stringify(files)};
const first = files.filter((file) => file !== ${JSON.stringify(entry)});
const breath = () => new Promise((resolve) => setTimeout(resolve));
${REVEAL_BELOW_FOLD}
let begun = false;
const begin = async () => {
  if (begun) return;
  begun = true;
  const drawn = drawBelow();
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await breath();
  }
  for (const href of first) {
    await import(href);
    await breath();
  }
  const [${names}] = await Promise.all([${routes.map(({ address }) => `import(${address})`).join(', ')}]);
${rest}
  await drawn;
  await import(${JSON.stringify(entry)});
};
const press = () => {
  delete root.dataset.below;
  begin();
};
for (const type of ["pointerdown", "keydown"]) addEventListener(type, press, { once: true, passive: true });
const leading = document.querySelectorAll('img[fetchpriority="high"]');
const seen = () => Promise.all(Array.from(leading, (picture) => picture.decode().catch(() => {})));
const afterFrame = () => requestAnimationFrame(() => setTimeout(begin));
if (document.readyState === "complete") begin();
else addEventListener("load", () => seen().then(() => requestAnimationFrame(afterFrame)), { once: true });`;
}

import { REVEAL_BELOW_FOLD } from './below-the-fold.ts';

type Start = {
  /** The addresses of all files that the page needs. */
  files: string[];
  /** The modules of its routes, with the names that `rest` knows them by. */
  routes: { name: string; address: string }[];
  /** The file that takes the page over. */
  entry: string;
  rest: string;
};

/**
 * Starts a page's scripts once everything that is seen first has come and its leading image can be rendered, or with the
 * first touch of a hand, if that is sooner (decisions 0007, 0009 and 0011). Each is asked for and read in a task of its
 * own, and what is below the first screen is rendered meanwhile, so that a slow phone returns its owner in between.
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

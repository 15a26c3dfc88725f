import type { ArticleBlock } from '~/blog/article/article';
import type { SiteSettings } from '~/lib/content-schemas.generated';
import type { Preview } from './load-preview.server';

type Document = NonNullable<Preview['document']>;
export type Mark = { element: HTMLElement; path: string };

/** Longer texts are not shown as one element. */
const MAX_TEXT_LENGTH = 5000;
/** Fields that are not shown as text. */
const NON_TEXT_FIELD = /^(__component|to|\w+To|variant|opening|shipped|hue|icon|anchor)$/;
/** The field of each block that its rendering shows. */
const BLOCK_FIELDS: Record<ArticleBlock['type'], string> = {
  'rich-text': 'body',
  media: 'file',
  quote: 'body',
  slider: 'files',
  gallery: 'files',
  video: 'url',
  code: 'code',
  unknown: 'body',
};

/**
 * Returns the elements of a rendered preview with the path of their field in the admin's form, such as
 * `sections.2.title`. A field gets the first unused element of its section with exactly its text. So sections need no
 * attributes for the preview (decision 0019).
 */
export function findMarks(root: ParentNode, document: Document): Mark[] {
  if ('fields' in document) return marksOfSite(root, document.fields);
  return 'page' in document ? marksOfPage(root, document) : marksOfArticle(root, document.article);
}

/** A label may be in the header and in the footer, so each is searched separately. */
function marksOfSite(root: ParentNode, { navigation, action, footer, ...rest }: SiteSettings): Mark[] {
  const within = (selector: string, fields: object) => marksWithin(root.querySelector(selector) ?? root, fields, '');
  return [...within('header', { navigation, action }), ...within('footer', { footer }), ...marksWithin(root, rest, '')];
}

type PageDocument = Extract<Document, { places: unknown }>;

function marksOfPage(root: ParentNode, { page, places }: PageDocument): Mark[] {
  const list = root.querySelector<HTMLElement>('[data-sections]');
  if (!list) return [];
  const roots = rootsOf(page.sections, [...list.children] as HTMLElement[]);
  return page.sections.flatMap((section, index) => {
    const [element, path] = [roots[index], `sections.${places[index]}`];
    return element ? [{ element, path }, ...marksWithin(element, section, path)] : [];
  });
}

/** Fields whose values are no texts of the page. */
const CHOICES = /(^|\.)(__component|variant|tone|form|anchor|hue)$/;

/**
 * Returns the element of each section. Almost every section renders one. When a section renders two or none, each
 * section gets the next element that contains its first text.
 */
function rootsOf(sections: readonly object[], elements: HTMLElement[]): Array<HTMLElement | undefined> {
  if (sections.length === elements.length) return elements;
  let next = 0;
  return sections.map((section) => {
    const text = leavesOf(section, '').find((leaf) => !leaf.file && !CHOICES.test(leaf.path))?.text;
    const found = elements.findIndex(
      (one, index) => index >= next && text && collapseSpace(one.textContent).includes(text),
    );
    if (found === -1) return undefined;
    next = found + 1;
    return elements[found];
  });
}

/** As in blog/article/article-content.tsx, the texts come before the footer, one element for each block. */
function marksOfArticle(root: ParentNode, article: Extract<Document, { article: unknown }>['article']): Mark[] {
  const footer = root.querySelector<HTMLElement>('article footer');
  const heading = root.querySelector<HTMLElement>('article h1');
  if (!footer?.parentElement || !heading) return [];
  const texts = ([...footer.parentElement.children] as HTMLElement[]).slice(0, -1);
  const blocks = texts.splice(texts.length - article.blocks.length);
  const content = article.contentHtml ? texts.pop() : undefined;
  const description = article.description ? texts.pop() : undefined;
  const { author, category, cover } = article;
  const header = { author: author?.name, category: category?.name };
  const image = root.querySelector<HTMLElement>('article > figure');
  return [
    { element: heading, path: 'title' },
    ...(heading.parentElement ? marksWithin(heading.parentElement, header, '') : []),
    ...(cover && image ? [{ element: image, path: 'cover' }] : []),
    ...(description ? [{ element: description, path: 'description' }] : []),
    ...(content ? [{ element: content, path: 'content' }] : []),
    ...blocks.map((element, index) => {
      const { type } = article.blocks[index]!;
      return { element, path: `blocks.${index}.${BLOCK_FIELDS[type]}` };
    }),
  ];
}

function marksWithin(root: ParentNode, fields: object, parentPath: string): Mark[] {
  const byText = elementsByText(root);
  const marks: Mark[] = [];
  for (const { path, text, file } of leavesOf(fields, parentPath)) {
    const element = file ? findImage(root, file) : byText.get(text)?.shift();
    if (element) marks.push({ element, path });
  }
  return marks;
}

type Leaf = { path: string; text: string; file?: string };

/** Returns the texts and images of a section, in the order of its fields. */
function leavesOf(value: unknown, path: string, name = ''): Leaf[] {
  if (typeof value === 'string') {
    const text = collapseSpace(value);
    return text && !NON_TEXT_FIELD.test(name) ? [{ path, text }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('url' in value && typeof value.url === 'string') return [{ path, text: '', file: value.url }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key, key));
}

const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Maps texts to the innermost elements with this text, as their whole text or as one text node. Visible ones are first.
 */
function elementsByText(root: ParentNode): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  const add = (text: string, element: HTMLElement) => {
    if (text && text.length <= MAX_TEXT_LENGTH) found.set(text, [...(found.get(text) ?? []), element]);
  };
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    if (!(element instanceof HTMLElement) || element.closest('script, style, template')) continue;
    const whole = collapseSpace(element.textContent);
    if (![...element.children].some((child) => collapseSpace(child.textContent) === whole)) add(whole, element);
    if (element.childElementCount === 0) continue;
    for (const { nodeType, textContent } of element.childNodes) {
      if (nodeType === Node.TEXT_NODE) add(collapseSpace(textContent ?? ''), element);
    }
  }
  for (const elements of found.values())
    elements.sort((one, other) => Number(isVisible(other)) - Number(isVisible(one)));
  return found;
}

const isVisible = (element: HTMLElement) => !('checkVisibility' in element) || element.checkVisibility();

/** A URL in `src` or `srcset` may have a query, or the prefix of a smaller size. */
function findImage(root: ParentNode, url: string): HTMLElement | undefined {
  const name = url.split('?', 1)[0]!.split('/').at(-1)!;
  return [...root.querySelectorAll<HTMLElement>('img, video')].find((element) =>
    ['src', 'srcset', 'poster'].some((attribute) => element.getAttribute(attribute)?.includes(name)),
  );
}

/** Returns the mark of a field, else of one of its subfields, else of its parent. */
export function markFor(path: string, marks: readonly Mark[]): Mark | undefined {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('.'))) {
    const found = marks.find((mark) => mark.path === at) ?? marks.find((mark) => mark.path.startsWith(`${at}.`));
    if (found) return found;
    // The list of all sections has no mark.
    if (at.split('.').length <= 2) return undefined;
  }
}

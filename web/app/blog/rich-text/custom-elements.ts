import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { CUSTOM_TAGS } from './sanitize-schema';
import { alternativeText } from './alternative-text';
import { hostOf, type RenderContext } from './render-context';

/** Renders one sanitized element with rendered children. Class names belong to components/prose. */
export type RenderElement = (element: Element, children: ElementContent[], scope: RenderContext) => ElementContent[];

const ADMONITIONS: Record<string, string> = {
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  tip: 'Tip',
};

const LARGER = new Set([
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'figure',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
]);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Renders the custom MDX tags as plain elements, because an article page loads no script for them. */
export const customElements: Record<(typeof CUSTOM_TAGS)[number], RenderElement> = {
  tldr: (_, children) => [
    h('aside', { className: ['tldr'], ariaLabel: 'In short' }, [
      h('p', { className: ['tldr-label'] }, 'In short'),
      ...children,
    ]),
  ],

  admonition({ properties }, children) {
    const given = text(properties.type)?.toLowerCase() ?? 'note';
    const kind = Object.hasOwn(ADMONITIONS, given) ? given : 'note';
    const title = text(properties.title) ?? ADMONITIONS[kind];
    return [
      h('aside', { className: ['admonition'], dataKind: kind, ariaLabel: title }, [
        h('p', { className: ['admonition-title'] }, title),
        ...children,
      ]),
    ];
  },

  /** The light source matches the page's colour scheme, which is always light (decision 0012). */
  themedimage({ properties }, _, scope) {
    const [light, dark] = [text(properties.light), text(properties.dark)];
    const src = scope.imageUrl(light) ?? scope.imageUrl(dark);
    const alt = alternativeText(properties.alt, src, scope);
    return src ? [h('figure', [image({ src, alt }, scope)])] : notShown(light ?? dark, alt, scope);
  },

  /** One tab is open at a time. `details` elements with one name need no script, and crawlers read all tabs. */
  tabs(_, children, scope) {
    const name = scope.group();
    const tabs = children.flatMap(tabsIn);
    if (tabs.length === 0) return children;
    const open = Math.max(
      0,
      tabs.findIndex((tab) => tab.properties.open),
    );
    tabs.forEach((tab, index) => {
      tab.properties.name = name;
      tab.properties.open = index === open;
    });
    return [h('div', { className: ['tabs'] }, tabs)];
  },

  tabitem({ properties }, children) {
    const open = properties.default !== undefined && properties.default !== null && properties.default !== 'false';
    return [
      h('details', { className: ['tab'], open }, [
        h('summary', text(properties.label) ?? text(properties.value) ?? 'More'),
        h('div', { className: ['tab-body'] }, children),
      ]),
    ];
  },
};

/** Elements with their own rendering. */
export const renderedElements: Record<string, RenderElement> = {
  ...customElements,

  /** A wide table scrolls in its own container, which is focusable for keyboard users. */
  table(element, children, scope) {
    const caption = children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const label = scope.regionLabel((caption && toString(caption).trim()) || 'Table');
    return [
      h('div', { className: ['table-scroll'], role: 'region', ariaLabel: label, tabIndex: 0 }, [
        { ...element, children },
      ]),
    ];
  },

  img({ properties }, _, scope) {
    const src = scope.imageUrl(text(properties.src));
    const alt = alternativeText(properties.alt, src, scope);
    if (!src) return notShown(text(properties.src), alt, scope);
    return [
      image(
        {
          src,
          alt,
          title: text(properties.title),
          width: side(properties.width),
          height: side(properties.height),
        },
        scope,
      ),
    ];
  },

  /**
   * An image alone in a paragraph becomes a figure. Its title is the caption, because Markdown has no caption syntax.
   */
  p(element, children) {
    const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (only?.type !== 'element' || only.tagName !== 'img' || others.length > 0) {
      // A browser would close the paragraph before a block element.
      const tagName = children.some((child) => child.type === 'element' && LARGER.has(child.tagName)) ? 'div' : 'p';
      return [{ ...element, tagName, children }];
    }
    const caption = text(only.properties.title);
    return [h('figure', [only, caption ? h('figcaption', caption) : null])];
  },

  a(element, children, scope) {
    const href = scope.linkUrl(text(element.properties.href));
    const outside = href !== undefined && /^https?:/i.test(href);
    return [
      {
        ...element,
        properties: { ...element.properties, href, rel: outside ? ['noopener'] : undefined },
        children: children.flatMap(unlinked),
      },
    ];
  },

  td: aligned,
  /** An empty header cell is no header. */
  th: (element, children) => aligned({ ...element, tagName: toString(element).trim() === '' ? 'td' : 'th' }, children),

  input: (element) => [
    { ...element, properties: { ...element.properties, ariaLabel: element.properties.checked ? 'Done' : 'To do' } },
  ],
};

/** Renders an image of an unknown host as a link, so that reading an article sends no request there (decision 0005). */
function notShown(url: string | undefined, alt: string, scope: RenderContext): ElementContent[] {
  const href = scope.linkUrl(url);
  const host = href && hostOf(href);
  if (host) {
    return [h('a', { className: ['outside-picture'], href, rel: ['noopener'] }, `${alt || 'Picture'} (at ${host})`)];
  }
  return alt ? [h('span', { className: ['missing-picture'] }, alt)] : [];
}

/** Uses a class, because React would write the alignment as a style attribute. */
function aligned(element: Element, children: ElementContent[]): ElementContent[] {
  const { align, ...properties } = element.properties;
  const className = typeof align === 'string' ? [`align-${align}`] : undefined;
  return [{ ...element, properties: { ...properties, className }, children }];
}

/** Removes links inside a link. */
function unlinked(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return [child];
  const children = child.children.flatMap(unlinked);
  return child.tagName === 'a' ? children : [{ ...child, children }];
}

/** Finds tabs inside a paragraph, where Markdown puts tabs written on one line. */
function tabsIn(child: ElementContent): Element[] {
  if (child.type !== 'element') return [];
  return child.tagName === 'details' ? [child] : child.children.flatMap(tabsIn);
}

type ImageProps = { src: string; alt: string; title?: string; width?: number; height?: number };

const image = (props: ImageProps, scope: RenderContext) =>
  h('img', { ...props, ...sizes(props, scope), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });

/** CMS image sizes by file name prefix, with their widths. The CMS makes those narrower than the upload. */
const CUTS = { small: 500, medium: 750, large: 1000 };
const COLUMN = '(min-width: 44em) 38.5rem, 100vw';

/**
 * Adds sizes and dimensions from the media library, because a text contains only one size of an image. Dimensions in
 * the text take precedence.
 */
function sizes({ src, width, height }: ImageProps, scope: RenderContext) {
  const known = scope.libraryImage(src);
  if (!known) return cuts(src);
  const place = width || height ? {} : { width: known.width, height: known.height };
  return { ...place, ...(known.srcset && { srcSet: known.srcset, sizes: COLUMN }) };
}

/** Without library data, a `large_` URL implies that the smaller sizes exist. */
function cuts(src: string): { srcSet?: string; sizes?: string } {
  const name = /^\/uploads\/large_([^/?#]+)$/.exec(src)?.[1];
  if (!name) return {};
  const srcSet = Object.entries(CUTS).map(([cut, width]) => `/uploads/${cut}_${name} ${width}w`);
  return { srcSet: srcSet.join(', '), sizes: COLUMN };
}

function side(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 10_000 ? number : undefined;
}

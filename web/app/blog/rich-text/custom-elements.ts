import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { CUSTOM_TAGS } from './sanitize-schema';
import type { RenderContext } from './render-context';
import { alternativeText, image, notShown } from './text-image';

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

  /** A wide table scrolls in its own container, which is focusable for keyboard users. Its caption stays in view. */
  table(element, children, scope) {
    const caption = children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const label = scope.regionLabel((caption && toString(caption).trim()) || 'Table');
    const scroll = h('div', { className: ['table-scroll'], role: 'region', ariaLabel: label, tabIndex: 0 }, [
      { ...element, children: children.filter((child) => child !== caption) },
    ]);
    if (caption?.type !== 'element') return [scroll];
    return [h('figure', { className: ['table-figure'] }, [h('figcaption', caption.children), scroll])];
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

/** A year or a range, such as `2017-18`. */
const RANGE = /^\S*\d[-–]\d\S*$/;

/** Uses classes, because React would write the alignment as a style attribute. A range stays on one line. */
function aligned(element: Element, children: ElementContent[]): ElementContent[] {
  const { align, ...properties } = element.properties;
  const classes = [
    ...(typeof align === 'string' ? [`align-${align}`] : []),
    ...(RANGE.test(toString(element).trim()) ? ['unbroken'] : []),
  ];
  const className = classes.length > 0 ? classes : undefined;
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

function side(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 10_000 ? number : undefined;
}

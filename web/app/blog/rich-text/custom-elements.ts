import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { asText } from '~/lib/cms/json';
import type { CUSTOM_TAGS } from './sanitize-schema';
import { writtenUrl } from './written-url';
import { type RenderContext, alternativeText, renderImage, imageAsLink } from './render-context';

/** Renders one sanitized element with rendered children. Class names belong to components/prose. */
type RenderElement = (element: Element, children: ElementContent[], context: RenderContext) => ElementContent[];

const ADMONITIONS = ['note', 'info', 'warning', 'caution', 'tip'];
const BLOCK_ELEMENTS = new Set('aside blockquote details div dl figure ol p pre section table ul'.split(' '));

/**
 * Elements with their own rendering. The custom MDX tags become plain elements, because an article page loads no script
 * for them.
 */
export const renderedElements: Record<(typeof CUSTOM_TAGS)[number], RenderElement> & Record<string, RenderElement> = {
  tldr: (_, children) => [
    h('aside', { className: ['tldr'], ariaLabel: 'In short' }, [
      h('p', { className: ['tldr-label'] }, 'In short'),
      ...children,
    ]),
  ],

  admonition({ properties }, children) {
    const given = asText(properties.type)?.toLowerCase() ?? 'note';
    const kind = ADMONITIONS.includes(given) ? given : 'note';
    const title = asText(properties.title) ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return [
      h('aside', { className: ['admonition'], dataKind: kind, ariaLabel: title }, [
        h('p', { className: ['admonition-title'] }, title),
        ...children,
      ]),
    ];
  },

  /** Prefers the light image, because the colour scheme of the page is always light (decision 0012). */
  themedimage({ properties }, _, context) {
    const [light, dark] = [asText(properties.light), asText(properties.dark)];
    const src = context.imageUrl(light) ?? context.imageUrl(dark);
    const alt = alternativeText(properties.alt, src, context);
    return src ? [h('figure', [renderImage({ src, alt }, context)])] : imageAsLink(light ?? dark, alt);
  },

  /** One tab is open at a time. `details` elements with one name need no script, and crawlers read all tabs. */
  tabs(_, children, context) {
    const name = context.groupName();
    const tabs = children.flatMap(findTabs);
    if (tabs.length === 0) return children;
    const shown = tabs.find((tab) => tab.properties.open) ?? tabs[0];
    for (const tab of tabs) Object.assign(tab.properties, { name, open: tab === shown });
    return [h('div', { className: ['tabs'] }, tabs)];
  },

  tabitem({ properties }, children) {
    const open = properties.default !== undefined && properties.default !== null && properties.default !== 'false';
    return [
      h('details', { className: ['tab'], open }, [
        h('summary', asText(properties.label) ?? asText(properties.value) ?? 'More'),
        h('div', { className: ['tab-body'] }, children),
      ]),
    ];
  },

  /** A wide table scrolls in its own container, which is focusable for keyboard users. Its caption stays in view. */
  table(element, children, context) {
    const caption = children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const label = context.regionLabel((caption && toString(caption).trim()) || 'Table');
    const scroll = h('div', { className: ['table-scroll'], role: 'region', ariaLabel: label, tabIndex: 0 }, [
      { ...element, children: children.filter((child) => child !== caption) },
    ]);
    if (caption?.type !== 'element') return [scroll];
    return [h('figure', { className: ['table-figure'] }, [h('figcaption', caption.children), scroll])];
  },

  img({ properties }, _, context) {
    const src = context.imageUrl(asText(properties.src));
    const alt = alternativeText(properties.alt, src, context);
    if (!src) return imageAsLink(asText(properties.src), alt);
    const [width, height] = [parseDimension(properties.width), parseDimension(properties.height)];
    return [renderImage({ src, alt, title: asText(properties.title), width, height }, context)];
  },

  /**
   * An image alone in a paragraph becomes a figure. Its title is the caption, because Markdown has no caption syntax.
   */
  p(element, children) {
    const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (only?.type !== 'element' || only.tagName !== 'img' || others.length > 0) {
      // A browser would close the paragraph before a block element.
      const hasBlock = children.some((child) => child.type === 'element' && BLOCK_ELEMENTS.has(child.tagName));
      return [{ ...element, tagName: hasBlock ? 'div' : 'p', children }];
    }
    const caption = asText(only.properties.title);
    return [h('figure', [only, caption ? h('figcaption', caption) : null])];
  },

  a(element, children) {
    const href = writtenUrl(asText(element.properties.href));
    const rel = href && /^https?:/i.test(href) ? ['noopener'] : undefined;
    return [{ ...element, properties: { ...element.properties, href, rel }, children: children.flatMap(removeLinks) }];
  },

  td: alignCell,
  /** An empty header cell becomes a data cell. */
  th: (element, children) =>
    alignCell({ ...element, tagName: toString(element).trim() === '' ? 'td' : 'th' }, children),

  input: (element) => [
    { ...element, properties: { ...element.properties, ariaLabel: element.properties.checked ? 'Done' : 'To do' } },
  ],
};

/** A range of years or numbers, such as `2017-18`. */
const NUMBER_RANGE = /^\S*\d[-–]\d\S*$/;

/** Uses classes, because React would write the alignment as a style attribute. A range stays on one line. */
function alignCell(element: Element, children: ElementContent[]): ElementContent[] {
  const { align, ...properties } = element.properties;
  const className = [
    align ? `align-${String(align)}` : [],
    NUMBER_RANGE.test(toString(element).trim()) ? 'unbroken' : [],
  ].flat();
  return [{ ...element, properties: { ...properties, ...(className.length > 0 && { className }) }, children }];
}

/** Removes links inside a link, and the signs that link to a heading. */
function removeLinks(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return [child];
  if ([child.properties.className].flat().includes('heading-anchor')) return [];
  const children = child.children.flatMap(removeLinks);
  return child.tagName === 'a' ? children : [{ ...child, children }];
}

/** Finds tabs, also in a paragraph: Markdown wraps tabs that are written on one line. */
function findTabs(child: ElementContent): Element[] {
  if (child.type !== 'element') return [];
  return child.tagName === 'details' ? [child] : child.children.flatMap(findTabs);
}

function parseDimension(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 10_000 ? number : undefined;
}

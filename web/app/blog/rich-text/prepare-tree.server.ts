import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { sanitizeUrl } from '~/lib/sanitize-url';
import { hostOf } from './render-context';
import { marksFromStyles } from './style-marks.server';
import { findTrueFiles } from './true-files.server';

/** Block elements that texts of other systems have. As they are not allowed, their words would run together. */
const OTHER_BLOCKS = new Set([
  ...['address', 'article', 'aside', 'button', 'center', 'fieldset', 'footer', 'form', 'header', 'hgroup', 'label'],
  ...['legend', 'main', 'menu', 'nav', 'search'],
]);
/** What a reader gets instead of an embedded file: a link with its title or this name. */
const EMBEDDED: Readonly<Record<string, string>> = {
  audio: 'Sound',
  embed: 'Embedded file',
  iframe: 'Embedded page',
  object: 'Embedded file',
  video: 'Video',
};
const URL_PROPERTIES = ['href', 'src', 'light', 'dark'] as const;

/**
 * Changes a parsed text so that the sanitiser, which removes what it does not know, leaves the words and the addresses
 * that the writer gave: addresses without scheme, blocks of other systems, names of places, videos and embedded pages.
 */
export const prepareTree = () => (tree: Root) => {
  marksFromStyles(tree);
  findTrueFiles(tree);
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    for (const name of URL_PROPERTIES) {
      const url = properties[name];
      if (typeof url === 'string') properties[name] = sanitizeUrl(url);
    }
    if (node.tagName === 'a' && typeof properties.name === 'string') properties.id ??= properties.name;
    if (OTHER_BLOCKS.has(node.tagName)) node.tagName = 'div';
    if (!Object.hasOwn(EMBEDDED, node.tagName) || !parent || index === undefined) return;
    const link = linkTo(node);
    if (link) parent.children[index] = link;
  });
};

function linkTo(node: Element): ElementContent | undefined {
  const { title, ariaLabel } = node.properties;
  const address = addressOf(node);
  const href = sanitizeUrl(address);
  if (!href) return undefined;
  const host = hostOf(href);
  const given = [title, ariaLabel].find((text) => typeof text === 'string' && text.trim() !== '');
  const name = given ? String(given) : EMBEDDED[node.tagName]!;
  return h('p', [h('a', { href }, host ? `${name} (at ${host})` : name)]);
}

function addressOf({ properties, children }: Element): string | undefined {
  const own = properties.src ?? properties.data;
  if (typeof own === 'string') return own;
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source');
  const inner = source?.type === 'element' ? source.properties.src : undefined;
  return typeof inner === 'string' ? inner : undefined;
}

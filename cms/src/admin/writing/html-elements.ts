import type { Element, ElementContent } from 'hast';

/** Returns a property of the element's style attribute in lower case, or an empty string. */
export function styleOf({ properties }: Element, name: string): string {
  const declarations = String(properties.style ?? '')
    .toLowerCase()
    .split(';');
  const found = declarations.find((one) => one.slice(0, one.indexOf(':')).trim() === name) ?? '';
  return found.slice(found.indexOf(':') + 1).trim();
}

/** Returns whether the style sets bold, or undefined if it does not set the weight. */
export function isBold(element: Element): boolean | undefined {
  const weight = styleOf(element, 'font-weight');
  if (weight === '') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

/** Returns whether the style sets italic, or undefined if it does not set the font style. */
export function isItalic(element: Element): boolean | undefined {
  const style = styleOf(element, 'font-style');
  return style === '' ? undefined : style === 'italic' || style === 'oblique';
}

/** Returns an element without attributes. */
export const createElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

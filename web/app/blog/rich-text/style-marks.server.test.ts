// @vitest-environment node
import { expect, it } from 'vitest';
import { createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const html = (text: string) => renderText(text, createRenderContexts()()).html;
/** Returns an inline element with a style. */
const styled = (style: string, text: string, tag = 'span') => `<${tag} style="${style}">${text}</${tag}>`;

it.each([
  ['700', '<strong>dry</strong>'],
  ['600', '<strong>dry</strong>'],
  ['BOLD', '<strong>dry</strong>'],
  ['bolder !important', '<strong>dry</strong>'],
  ['500', 'dry'],
  ['normal', 'dry'],
  ['inherit', 'dry'],
])('the weight %s decides', (weight, shown) => {
  expect(html(`<p>A ${styled(`color:red; font-weight: ${weight};`, 'dry')} well</p>`)).toBe(
    `<p>A <span>${shown}</span> well</p>`,
  );
});

const BOLD = styled('font-weight:700', 'two');
const LETTER = '<p>One</p><ul><li><p>two</p></li></ul>';

it.each([
  [styled('font-weight:normal', `One ${BOLD}`, 'b'), 'One <span><strong>two</strong></span>'],
  [styled('font-weight:400', 'One', 'strong'), 'One'],
  [`${styled('font-style:normal', 'One', 'i')} ${styled('FONT-STYLE: normal', 'two', 'em')}`, 'One two'],
  [`<b>One ${styled('font-weight:400', 'two')}</b>`, '<strong>One </strong><span>two</span>'],
  [styled('font-style:italic', 'One'), '<span><em>One</em></span>'],
  [styled('font-style:oblique 10deg', 'One', 'font'), '<em>One</em>'],
  [styled('text-decoration: underline line-through', 'One'), '<span><del>One</del></span>'],
  [`m${styled('font-size:0.6em;vertical-align:super', '2')}`, 'm<span><sup>2</sup></span>'],
  [`H${styled('vertical-align:sub', '2')}O`, 'H<span><sub>2</sub></span>O'],
  [styled('font-weight:700', 'One', 'b'), '<b>One</b>'],
])('a line with %s', (text, shown) => expect(html(`<p>${text}</p>`)).toBe(`<p>${shown}</p>`));

it.each([
  [styled('font-weight:normal', LETTER, 'b'), LETTER],
  [styled('font:italic bold 12px/1.4 Arial', 'One', 'p'), '<p><strong><em>One</em></strong></p>'],
  [styled('font:12px Arial', 'One', 'p'), '<p>One</p>'],
  [styled('mso-bidi-font-weight:bold;mso-bidi-font-style:italic', 'One', 'p'), '<p>One</p>'],
  [
    styled('font-weight:bold', 'One <a href="/a">two</a> three<p>four</p>', 'div'),
    '<div><strong>One </strong><a href="/a"><strong>two</strong></a><strong> three</strong><p><strong>four</strong></p></div>',
  ],
  [styled('font-weight:bold', 'Two', 'h2'), '<h2 id="section-two">Two<'],
  [`<p>x</p>${styled('font-weight:bold', 'a\nb', 'pre')}`, '<code>a\nb</code>'],
  [`One ${BOLD} [three](/a)`, '<p>One <span><strong>two</strong></span> <a href="/a">three</a></p>'],
])('a block with %s', (text, shown) => expect(html(text)).toContain(shown));

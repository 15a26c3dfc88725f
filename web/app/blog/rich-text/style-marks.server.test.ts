// @vitest-environment node
import { expect, it } from 'vitest';
import { createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const html = (text: string) => renderText(text, createRenderContexts()()).html;

it.each([
  ['700', '<strong>dry</strong>'],
  ['600', '<strong>dry</strong>'],
  ['BOLD', '<strong>dry</strong>'],
  ['bolder !important', '<strong>dry</strong>'],
  ['500', 'dry'],
  ['normal', 'dry'],
  ['inherit', 'dry'],
])('the weight %s decides', (weight, shown) => {
  expect(html(`<p>A <span style="color:red; font-weight: ${weight};">dry</span> well</p>`)).toBe(
    `<p>A <span>${shown}</span> well</p>`,
  );
});

it.each([
  [
    'a plain <b>',
    '<p><b style="font-weight:normal">One <span style="font-weight:700">two</span></b></p>',
    '<p>One <span><strong>two</strong></span></p>',
  ],
  ['a plain <strong>', '<p><strong style="font-weight:400">One</strong></p>', '<p>One</p>'],
  [
    'a plain <i>',
    '<p><i style="font-style:normal">One</i> <em style="FONT-STYLE: normal">two</em></p>',
    '<p>One two</p>',
  ],
  [
    'a plain part',
    '<p><b>One <span style="font-weight:400">two</span></b></p>',
    '<p><strong>One </strong><span>two</span></p>',
  ],
  [
    'a letter in a plain <b>',
    '<b style="font-weight:normal"><p>One</p><ul><li><p>two</p></li></ul></b>',
    '<p>One</p><ul><li><p>two</p></li></ul>',
  ],
  [
    'slant',
    '<p><span style="font-style:italic">One</span> <font style="font-style:oblique 10deg">two</font></p>',
    '<p><span><em>One</em></span> <em>two</em></p>',
  ],
  ['both', '<p style="font:italic bold 12px/1.4 Arial">One</p>', '<p><strong><em>One</em></strong></p>'],
  ['short form', '<p style="font:12px Arial">One</p>', '<p>One</p>'],
  [
    'strike-through',
    '<p><span style="text-decoration: underline line-through">One</span></p>',
    '<p><span><del>One</del></span></p>',
  ],
  [
    'raised text',
    '<p>m<span style="font-size:0.6em;vertical-align:super">2</span> H<span style="vertical-align:sub">2</span>O</p>',
    '<p>m<span><sup>2</sup></span> H<span><sub>2</sub></span>O</p>',
  ],
  [
    'neighbours',
    '<div style="font-weight:bold">One <a href="/a">two</a> three<p>four</p></div>',
    '<div><strong>One </strong><a href="/a"><strong>two</strong></a><strong> three</strong><p><strong>four</strong></p></div>',
  ],
  [
    'bold twice',
    '<p><b style="font-weight:700">One</b></p><h2 style="font-weight:bold">Two</h2>',
    /^<p><b>One<\/b><\/p><h2 id="section-two">Two</,
  ],
  [
    'names that only look alike',
    "<p style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>One</p>",
    '<p>One</p>',
  ],
  ['code', '<p>x</p><pre style="font-weight:bold">a\nb</pre>', /<code>a\nb<\/code>/],
  [
    'Markdown',
    'One <span style="font-weight:700">two</span> [three](/a)',
    '<p>One <span><strong>two</strong></span> <a href="/a">three</a></p>',
  ],
])('%s', (_, text, shown) => {
  expect(html(text)).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
});

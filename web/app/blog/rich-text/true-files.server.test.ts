// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createRenderContexts } from './render-context';
import { renderText } from './render-text.server';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const EMPTY_SVG =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20300%20200'%3E%3C/svg%3E";
const TRUE = 'https://old.example.org/true.jpg';

function page(text: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderText(text, createRenderContexts()()).html;
  return element;
}
/** Every address that a reader sees or follows. */
const addresses = (text: string) =>
  [...page(text).querySelectorAll('img, a')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
const image = (attributes: string) => `<img ${attributes} alt="Scale">`;
const noscript = (src = TRUE) => `<noscript>${image(`src="${src}"`)}</noscript>`;
const LAZY = image(`src="${PIXEL}" data-src="${TRUE}"`);
const SMALL = 'https://old.example.org/s.jpg';

describe('the true address of a picture', () => {
  it.each([
    ['data-src', LAZY],
    ['data-lazy-src', image(`src="${EMPTY_SVG}" data-lazy-src="${TRUE}"`)],
    ['data-original', image(`src="/wp-content/grey.gif" data-original="${TRUE}"`)],
    ['a list of sizes', image(`src="${PIXEL}" data-srcset="${SMALL} 300w, ${TRUE} 1024w"`)],
    ['a list without blanks', image(`data-lazy-srcset="${SMALL} 1x,${TRUE} 2x"`)],
    ['sizes alone', image(`srcset="${SMALL} 300w, ${TRUE} 1024w"`)],
    ['sources', `<picture><source srcset="${TRUE}">${image(`src="${PIXEL}"`)}</picture>`],
    ['another element', `<amp-img src="${TRUE}" alt="Scale"></amp-img>`],
    ['noscript', image(`src="${PIXEL}"`) + noscript()],
    ['noscript alone', noscript()],
    ['both', LAZY + noscript()],
    ['both, of two sizes', `${image(`data-src="${TRUE}"`)} ${noscript(`${TRUE}?w=300`)}`],
    ['noscript first', noscript() + LAZY],
  ])('is in %s', (_, written) => {
    for (const text of [`<p>One.</p><p>${written}</p><p>Two.</p>`, `# One\n\n<div>${written}</div>\n\nTwo.`]) {
      expect(addresses(text).filter((url) => !url?.startsWith('#'))).toEqual([TRUE]);
      expect(page(text).textContent).toContain('Scale (at old.example.org)');
    }
  });

  it('of the library shows the picture', () => {
    const shown = page(`<p>${image(`src="${PIXEL}" data-src="/uploads/scale.webp"`)}</p>`).innerHTML;
    expect(shown).toContain('<img src="/uploads/scale.webp" alt="Scale"');
  });

  it.each([
    ['a setting', 'data-lazy="true" data-original="3"'],
    ['a script', 'data-src="javascript:alert(1)"'],
    ['a picture as data', `data-src="${PIXEL}"`],
  ])('is not %s', (_, attributes) => expect(addresses(`<p><img src="${TRUE}" ${attributes}></p>`)).toEqual([TRUE]));

  const VIDEO = 'https://www.youtube.com/embed/aaaaaaaaaaa';
  it.each([
    `<iframe src="about:blank" data-src="${VIDEO}" title="A day"></iframe>`,
    `<div></div><noscript><iframe src="about:blank" data-lazy-src="${VIDEO}" title="A day"></iframe></noscript>`,
  ])('of an embedded page or video counts too: %s', (frame) => {
    expect(addresses(`<p>Day</p>${frame}`)).toEqual([VIDEO]);
  });

  it.each([
    ['a placeholder', `<img src="${PIXEL}" alt="">`],
    ['a counter', '<img src="https://count.example.org/p" width="1" height="1" alt="">'],
    ['a hidden counter', '<noscript><img src="https://count.example.org/p" style="display:none"></noscript>'],
    ['a hidden page', '<noscript><iframe src="https://count.example.org" height="0" width="0"></iframe></noscript>'],
  ])('leaves nothing of %s', (_, written) => expect(page(`<p>One${written}</p>`).innerHTML).toBe('<p>One</p>'));
});

const DATA = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';
it.each([
  ['HTML', `<p><img src="${DATA}"></p>`],
  ['HTML with a file name', `<p><img src="${DATA}" alt="image001.png"></p>`],
  ['HTML with text', `<p><img src="${DATA}" alt="A well"></p>`, 'A well'],
  ['Markdown', `![](${DATA})`],
  ['Markdown with text', `![A well](${DATA})`, 'A well'],
  ['a reference', `![][image1]\n\n[image1]: <${DATA}>`],
  ['a reference with text', `![A well][image1]\n\n[image1]: ${DATA}`, 'A well'],
  ['MDX', `<Tldr>![](${DATA})</Tldr>`],
  ['JSON', JSON.stringify([{ type: 'image', image: { url: DATA } }])],
  ['a mail', '<p><img src="cid:image001.png@01D9"></p>'],
  ['a disk', '<p><img src="file:///C:/Users/a/field.png"></p>'],
  ['a folder', '![](images/field.png)'],
  ['a page', '![](/about)'],
])('a picture that no page can show leaves a note: %s', (_, text, note = 'Picture (not available)') => {
  expect(page(text).querySelector('.missing-picture')?.textContent).toBe(note);
  expect(page(text).querySelector('img, a')).toBeNull();
});

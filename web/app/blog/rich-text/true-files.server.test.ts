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

describe('the true address of a picture', () => {
  it.each([
    ['data-src', `<img src="${PIXEL}" data-src="${TRUE}" alt="Scale">`],
    ['data-lazy-src', `<img src="${EMPTY_SVG}" data-lazy-src="${TRUE}" alt="Scale">`],
    ['data-original', `<img src="/wp-content/grey.gif" data-original="${TRUE}" alt="Scale">`],
    [
      'a list of sizes',
      `<img src="${PIXEL}" data-srcset="https://old.example.org/s.jpg 300w, ${TRUE} 1024w" alt="Scale">`,
    ],
    ['a list without blanks', `<img data-lazy-srcset="https://old.example.org/s.jpg 1x,${TRUE} 2x" alt="Scale">`],
    ['sizes alone', `<img srcset="https://old.example.org/s.jpg 300w, ${TRUE} 1024w" alt="Scale">`],
    ['sources', `<picture><source srcset="${TRUE}"><img src="${PIXEL}" alt="Scale"></picture>`],
    ['another element', `<amp-img src="${TRUE}" alt="Scale"></amp-img>`],
    ['noscript', `<img src="${PIXEL}" alt="Scale"><noscript><img src="${TRUE}" alt="Scale"></noscript>`],
    ['noscript alone', `<noscript><img src="${TRUE}" alt="Scale"></noscript>`],
    ['both', `<img src="${PIXEL}" data-src="${TRUE}" alt="Scale"><noscript><img src="${TRUE}" alt="Scale"></noscript>`],
    [
      'both, of two sizes',
      `<img data-src="${TRUE}" alt="Scale"> <noscript><img src="${TRUE}?w=300" alt="Scale"></noscript>`,
    ],
    [
      'noscript first',
      `<noscript><img src="${TRUE}" alt="Scale"></noscript><img src="${PIXEL}" data-src="${TRUE}" alt="Scale">`,
    ],
  ])('is in %s', (_, image) => {
    for (const text of [`<p>One.</p><p>${image}</p><p>Two.</p>`, `# One\n\n<div>${image}</div>\n\nTwo.`]) {
      expect(addresses(text).filter((url) => !url?.startsWith('#'))).toEqual([TRUE]);
      expect(page(text).textContent).toContain('Scale (at old.example.org)');
    }
  });

  it('of the library shows the picture', () => {
    const [image] = page(`<p><img src="${PIXEL}" data-src="/uploads/scale.webp" alt="Scale"></p>`).querySelectorAll(
      'img',
    );
    expect(image?.outerHTML).toContain('src="/uploads/scale.webp" alt="Scale"');
  });

  it.each([
    ['a setting', `<img src="${TRUE}" data-lazy="true" data-original="3">`],
    ['a script', `<img src="${TRUE}" data-src="javascript:alert(1)">`],
    ['a picture as data', `<img src="${TRUE}" data-src="${PIXEL}">`],
  ])('is not %s', (_, image) => expect(addresses(`<p>${image}</p>`)).toEqual([TRUE]));

  it('of an embedded page or video counts too', () => {
    const frame =
      '<iframe src="about:blank" data-src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day"></iframe>';
    expect(addresses(`<p>Day</p>${frame}`)).toEqual(['https://www.youtube.com/embed/aaaaaaaaaaa']);
    expect(
      addresses(`<p>Day</p><div></div><noscript>${frame.replace('data-src', 'data-lazy-src')}</noscript>`),
    ).toEqual(['https://www.youtube.com/embed/aaaaaaaaaaa']);
  });

  it.each([
    ['a placeholder', `<img src="${PIXEL}" alt="">`],
    ['a counter', '<img src="https://count.example.org/p" width="1" height="1" alt="">'],
    ['a hidden counter', '<noscript><img src="https://count.example.org/p" style="display:none"></noscript>'],
    ['a hidden page', '<noscript><iframe src="https://count.example.org" height="0" width="0"></iframe></noscript>'],
  ])('leaves nothing of %s', (_, image) => expect(page(`<p>One${image}</p>`).innerHTML).toBe('<p>One</p>'));
});

describe('a picture that no page can show', () => {
  const DATA = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';
  const WITHOUT_TEXT = 'Picture (not available)';
  it.each([
    ['HTML', `<p><img src="${DATA}"></p>`, WITHOUT_TEXT],
    ['HTML with text', `<p><img src="${DATA}" alt="A well"></p>`, 'A well'],
    ['HTML with a file name', `<p><img src="${DATA}" alt="image001.png"></p>`, WITHOUT_TEXT],
    ['Markdown', `![](${DATA})`, WITHOUT_TEXT],
    ['Markdown with text', `![A well](${DATA})`, 'A well'],
    ['a reference', `![][image1]\n\n[image1]: <${DATA}>`, WITHOUT_TEXT],
    ['a reference with text', `![A well][image1]\n\n[image1]: ${DATA}`, 'A well'],
    ['MDX', `<Tldr>![](${DATA})</Tldr>`, WITHOUT_TEXT],
    ['JSON', JSON.stringify([{ type: 'image', image: { url: DATA } }]), WITHOUT_TEXT],
    ['a mail', '<p><img src="cid:image001.png@01D9"></p>', WITHOUT_TEXT],
    ['a disk', '<p><img src="file:///C:/Users/a/field.png"></p>', WITHOUT_TEXT],
    ['a folder', '![](images/field.png)', WITHOUT_TEXT],
    ['a page', '![](/about)', WITHOUT_TEXT],
  ])('leaves a note: %s', (_, text, note) => {
    const shown = page(text).querySelector('.missing-picture');
    expect(shown?.textContent).toBe(note);
    expect(page(text).querySelector('img, a')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { inlineMarker } from '../app/lib/request-context.server.ts';
import { verifyInlineElements } from './csp.ts';

const siteScript = `<script nonce="${inlineMarker}">own()</script>`;
const page = (body: string, head = '') => `<html><head>${head}</head><body>${siteScript}${body}</body></html>`;

it('removes the marker from scripts and styles of the site', () => {
  const html = page('', `<style nonce="${inlineMarker}">a{}</style><script type="application/ld+json">{}</script>`);
  expect(verifyInlineElements(html)).not.toContain('nonce');
});

it.each([
  '<script>document.title = "EXECUTED"</script>',
  '<script src="/uploads/lib.js"></script>',
  '<SCRIPT\n>x</SCRIPT>',
  '<script nonce="guess">x</script>',
  '<style>body{display:none}</style>',
  '<script type="application/ld+json">{}</script>',
])('rejects a page with %s in an article', (element) => {
  expect(() => verifyInlineElements(page(`<div class="prose">${element}</div>`))).toThrow('did not write');
});

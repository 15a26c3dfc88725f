/** URLs that are safe in a link and stay as they are. */
export const SAFE_URLS = [
  ...['https://example.org/a?b#c', 'http://example.org', 'mailto:a@b.example', 'tel:+91'],
  ...['/blogs', '#part', '?q=1', 'page', './page', '../page', 'a/b:c'],
];

/** URLs that run a script or leave the site without saying so. */
export const UNSAFE_URLS = [
  ...['javascript:alert(1)', 'JAVASCRIPT:x', ' javascript:x', 'java\nscript:x', 'java\u0000script:x'],
  ...['\u200bjavascript:x', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc', 'view-source:x'],
  ...['feed:javascript:x', '/\\evil.example', '\\\\evil.example', '', '   ', undefined],
];

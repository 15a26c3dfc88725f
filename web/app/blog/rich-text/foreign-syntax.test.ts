import { expect, it } from 'vitest';
import { foreignSyntax } from './foreign-syntax';

it.each([
  ['[caption id="a_9" width="300"]<img src="/a.png"> A pit[/caption]', '[caption id="a_9" width="300"]'],
  ['[gallery ids="3,4,5"]', '[gallery ids="3,4,5"]'],
  ['[gallery]', '[gallery]'],
  ['[embed]https://example.org/v[/embed]', '[embed]https://example.org/v[/embed]'],
  ["[contact-form-7 id=12 title='Write']", "[contact-form-7 id=12 title='Write']"],
  ['{{< figure src="/a.png" >}}', '{{< figure src="/a.png" >}}'],
  ['{{% notice tip %}}', '{{% notice tip %}}'],
  ['{% include video.html id="a" %}', '{% include video.html id="a" %}'],
  ['![A]({{ site.baseurl }}/a.png)', '{{ site.baseurl }}'],
  ['See [[Well list]].', '[[Well list]]'],
  ['![[pump.png|300]]', '![[pump.png|300]]'],
  ['This ==counts== here', '==counts=='],
  [':::youtube', ':::youtube'],
  ['::: {.note}', '::: {.note}'],
  ['A line\n{: .lead}', '{: .lead}'],
  ['<YouTube id="abc" />', '<YouTube id="abc" />'],
])('%s is found', (text, written) => {
  expect(foreignSyntax(`First\n\n${text}`)).toEqual([{ written, line: text.startsWith('A line') ? 4 : 3 }]);
});

it.each([
  'Costs [1], [approx], [sic] and [x].',
  '[caption](/a) [gallery][1] [toc]: /b',
  'A task - [ ] and `{{count}}`, {{ count }} and `[[1, 2], [3]]`',
  '```js\nconst a = [["x", "y"]]; if (a == b && c == d) {{}}\n```',
  '- step\n\n    ```liquid\n    {% include a.html %}\n    ```',
  'a == b and b == c, ===== and ====',
  'Rows [[1, 2], [3, 4]] and a note [[2]](https://example.org)',
  '`` {% raw `%} `` and `==x==`',
  '<pre>{{< figure >}}</pre><!-- [[hidden]] -->',
  ':::tip Title\nwords\n:::\n\n::: details More\nwords\n:::',
  '<Tldr>A</Tldr> <ThemedImage light="/a" dark="/b" alt="c" /> <br /> <Organisation>',
  'The path [/contact] and \\[gallery ids="3"]',
  'time {12:30} and {a: 1}',
])('%j has none', (text) => expect(foreignSyntax(text)).toEqual([]));

it('a long text has ten at most, each shortened', () => {
  const found = foreignSyntax(`{% ${'x'.repeat(300)} %}\n`.repeat(50));
  expect(found).toHaveLength(10);
  expect(found.every(({ written }) => written.length <= 61)).toBe(true);
});

it.each([
  '[a b=',
  '[a b=1 ',
  '[a]',
  '{{< ',
  '{% ',
  '{{ site',
  '[[a',
  '![[',
  '==a',
  ':::a ',
  '{: .',
  '<A b ',
  '<pre>',
  '<!--',
])('%s in a row is read within the time limit of a test', (part) => {
  for (const row of [part, `${part}\n`]) {
    expect(foreignSyntax(`${row.repeat(100_000)}\n\n[gallery ids="1"]`).length).toBeLessThanOrEqual(10);
  }
});

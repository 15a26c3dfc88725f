import type { ReaderView } from './reader-view';

/** What other systems write, and what a reader sees of it. `words`: only these, in any block, where the format may change. */
export type Case = Partial<ReaderView> & { name: string; input: string; words?: string };

/** A link, an image or a bold word that is not listed must not be there, except beside `words`. */
export const htmlCases: readonly Case[] = [
  {
    name: 'a letter of Google Docs',
    input:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-00000000-7fff"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Our first season is over.</span></p><ul><li dir="ltr"><p><span style="font-weight:400">plots walked</span></p></li></ul><p><span style="font-weight:700">Only this is bold.</span></p></b>',
    lines: ['Our first season is over.', 'plots walked', 'Only this is bold.'],
    bold: ['Only this is bold.'],
  },
  {
    name: 'an embedded video',
    input: `<p>Watch the film:</p>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe width="560" height="315" src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day at the well"></iframe></div><figcaption>A day at the well</figcaption></figure><p>After.</p>`,
    lines: ['Watch the film:', 'A day at the well (at www.youtube.com)', 'A day at the well', 'After.'],
    links: ['[A day at the well (at www.youtube.com)](https://www.youtube.com/embed/aaaaaaaaaaa)'],
  },
  {
    name: 'a video and a sound of Ghost',
    input:
      '<p>Listen first.</p><figure class="kg-card kg-video-card"><video src="https://media.example.org/walk.mp4" controls poster="https://media.example.org/p.jpg"></video><figcaption>The walk</figcaption></figure><div class="kg-card kg-audio-card"><audio src="https://media.example.org/talk.mp3" controls></audio><div class="kg-audio-title">Talk with the committee</div></div><p>End.</p>',
    lines: [
      'Listen first.',
      'Video (at media.example.org)',
      'The walk',
      'Sound (at media.example.org)',
      'Talk with the committee',
      'End.',
    ],
    links: [
      '[Video (at media.example.org)](https://media.example.org/walk.mp4)',
      '[Sound (at media.example.org)](https://media.example.org/talk.mp3)',
    ],
  },
  {
    name: 'a bookmark of Ghost',
    input:
      '<p>See also</p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://journal.example.org/rain"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Rain in numbers</div><div class="kg-bookmark-description">How a village reads its gauge.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://journal.example.org/i.png" alt=""><span class="kg-bookmark-author">Journal</span><span class="kg-bookmark-publisher">Desk</span></div></div></a></figure><p>End</p>',
    lines: [
      'See also',
      'Rain in numbers',
      'How a village reads its gauge.',
      'Picture (at journal.example.org)JournalDesk',
      'End',
    ],
    links: [
      '[Rain in numbersHow a village reads its gauge.Picture (at journal.example.org)JournalDesk](https://journal.example.org/rain)',
    ],
  },
  {
    name: 'paragraphs after a bold word',
    input: `<strong>Update from the hills.</strong> We planted in June.

The second paragraph is its own thought.

The third one ends the letter.`,
    words:
      'Update from the hills. We planted in June. The second paragraph is its own thought. The third one ends the letter.',
    bold: ['Update from the hills.'],
  },
  {
    name: 'Markdown after a tag',
    input: `<p align="center"><img src="https://example.org/logo.png" alt="Seed bank"></p>

# Seed bank diary

We **kept** four kinds.

- ragi
- jowar

[Ask us](mailto:seed@example.org)`,
    words: 'Seed bank diary We kept four kinds ragi jowar Ask us',
  },
  {
    name: 'short codes of WordPress',
    input: `<p>Before.</p>
[caption id="attachment_9" align="alignright" width="300"]<img src="https://old.example.org/p.jpg" alt="Pit" width="300" height="200" /> The soak pit in March[/caption]
<p>Middle.</p>
[gallery ids="3,4,5"]
<p>After.</p>`,
    words: 'Before. Pit (at old.example.org) The soak pit in March Middle. After.',
    links: ['[Pit (at old.example.org)](https://old.example.org/p.jpg)'],
  },
  {
    name: 'MDX that is none',
    input: `<Tldr>
Fewer than one in ten.
</Tldr>

Only <5 % of plots were dry, written as {count} in the form.

End of text.`,
    lines: [
      'In short',
      'Fewer than one in ten.',
      'Only <5 % of plots were dry, written as {count} in the form.',
      'End of text.',
    ],
  },
  {
    name: 'a name of a place',
    input: `<Tldr>
Short.
</Tldr>

Jump to [counting](#how-we-count).

## How we count the wells {#how-we-count}

Body.`,
    words: 'In short Short. Jump to counting. How we count the wells Body.',
  },
  {
    name: 'headings in tabs',
    input: `<Tabs>
<TabItem value="x" label="Plains">

## Plains in detail

Flat.

</TabItem>
<TabItem value="y" label="Hills">

## Hills in detail

Steep.

</TabItem>
</Tabs>

## Afterwards

x

## Thanks

y`,
    lines: [
      'Plains',
      'Plains in detail',
      'Flat.',
      'Hills',
      'Hills in detail',
      'Steep.',
      'Afterwards',
      'x',
      'Thanks',
      'y',
    ],
  },
  {
    name: 'a lazy image',
    input:
      '<p>One.</p><p><img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="https://old.example.org/true.jpg" alt="Harvest scale"><noscript><img src="https://old.example.org/true.jpg" alt="Harvest scale"></noscript></p><p>Two.</p>',
    lines: ['One.', 'Harvest scale (at old.example.org)', 'Two.'],
    links: ['[Harvest scale (at old.example.org)](https://old.example.org/true.jpg)'],
  },
  {
    name: 'blocks of old pages',
    input:
      '<header>Report</header><center>Season one</center><center>Season two</center><address>14 Lake Road</address><address>Bengaluru</address><article>Left part</article><article>Right part</article><p>End.</p>',
    lines: ['Report', 'Season one', 'Season two', '14 Lake Road', 'Bengaluru', 'Left part', 'Right part', 'End.'],
  },
  {
    name: 'a document of Word',
    input: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><title>Doc title</title><style>p.MsoNormal{margin:0}</style></head><body lang=EN-IN><p class=MsoNormal>Dear all,<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>walk the plots</p><table class=MsoTableGrid border=1><tr><td width=200 valign=top><p>Plot</p></td><td colspan=2><p>Yield</p></td></tr></table></body></html>`,
    lines: ['Dear all,', '· walk the plots', 'Plot', 'Yield'],
  },
  {
    name: 'a letter of Medium',
    input:
      '<!DOCTYPE html><html><head><title>A letter</title></head><body><article class="h-entry"><header><h1 class="p-name">A letter</h1></header><section data-field="subtitle" class="p-summary">Below the title</section><section data-field="body" class="e-content"><section><div class="section-divider"><hr></div><div class="section-content"><div class="section-inner"><h3 class="graf graf--h3">A letter</h3><p class="graf graf--p">We came at <em>dawn</em>.</p><pre class="graf graf--pre"><code>line 1<br>line 2</code></pre></div></div></section></section><footer><p>Exported from Medium</p></footer></article></body></html>',
    lines: ['A letter', 'Below the title', 'A letter', 'We came at dawn.', 'line 1', 'line 2', 'Exported from Medium'],
  },
  {
    name: 'lines of code',
    input: '<p>Steps</p><pre>cd field<br>run <b>count</b><br><span>done</span></pre><p>End</p>',
    lines: ['Steps', 'cd field', 'run count', 'done', 'End'],
  },
  {
    name: 'cards of Ghost and buttons',
    input:
      '<div class="kg-card kg-button-card"><a href="https://example.org/join" class="kg-btn">Join us</a></div><div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the gap</div></div><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>More</h4><button class="kg-toggle-card-icon">x</button></div><div class="kg-toggle-content">Hidden answer</div></div><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact">Write</a></div></div>',
    lines: ['Join us', '💡', 'Mind the gap', 'More', 'x', 'Hidden answer', 'Write'],
    links: ['[Join us](https://example.org/join)', '[Write](/contact)'],
  },
  {
    name: 'a table in a table',
    input:
      '<table><colgroup><col width="64"><col width="64"></colgroup><tbody><tr><td><p>Plot</p><ul><li>north</li></ul></td><td><table><tr><td>inner 1</td><td>inner 2</td></tr></table></td></tr><tr><td colspan="2" align="right">total 12</td></tr></tbody></table>',
    lines: ['Plot', 'north', 'inner 1', 'inner 2', 'total 12'],
  },
  {
    name: 'addresses in angle brackets',
    input: '<p>Write to Asha &lt;asha@example.org&gt; or to Ravi <ravi@example.org> today.</p><p>End</p>',
    lines: ['Write to Asha <asha@example.org> or to Ravi <ravi@example.org> today.', 'End'],
  },
  {
    name: 'a formula and a drawing',
    input:
      '<p>The formula <math><mi>y</mi><mo>=</mo><mn>42</mn></math> holds.</p><p><svg width="100" height="20"><title>Yield by plot</title><text x="0" y="15">Plot seven</text></svg></p><p>End.</p>',
    lines: ['The formula y=42 holds.', 'Yield by plot Plot seven', 'End.'],
  },
  {
    name: 'terms and small elements',
    input:
      '<dl><dt>MIS</dt><dd>system of records</dd></dl><p><abbr title="Corporate Social Responsibility">CSR</abbr> H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd> <ruby>漢<rt>kan</rt></ruby> <q>said</q></p>',
    lines: ['MIS', 'system of records', 'CSR H2O m2 Ctrl 漢kan said'],
  },
  {
    name: 'weight and slant as styles',
    input:
      '<p><span style="font-weight:700">Strong words</span> and <span style="font-style:italic">slanted words</span> and <span style="text-decoration:underline">line</span>.</p>',
    lines: ['Strong words and slanted words and line.'],
    bold: ['Strong words'],
  },
  {
    name: 'blocks of WordPress',
    input: `<!-- wp:paragraph --><p>Start.</p><!-- /wp:paragraph -->
<!-- wp:verse --><pre class="wp-block-verse">line a
line b</pre><!-- /wp:verse -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Said so</p><cite>Someone</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><figcaption>Table words</figcaption></figure><!-- /wp:table -->`,
    lines: ['Start.', 'line a', 'line b', 'Said so', 'Someone', 'a', '1', 'Table words'],
  },
  {
    name: 'names of places and a card',
    input:
      '<p><a name="annex"></a>Annex text. <a href="#annex">back to annex</a> <a href="">empty</a></p><a href="/contact"><h3>Card title</h3><p>Card text</p></a>',
    lines: ['Annex text. back to annex empty', 'Card title', 'Card text'],
    links: ['[back to annex](#t1-annex)', '[Card titleCard text](/contact)'],
  },
];

export const jsonCases: readonly Case[] = [
  {
    name: 'a list in a list',
    input:
      '[{"type":"list","format":"ordered","children":[{"type":"list-item","children":[{"type":"text","text":"Meet the village head"}]},{"type":"list","format":"unordered","indentLevel":1,"children":[{"type":"list-item","children":[{"type":"text","text":"bring the letter"}]},{"type":"list-item","children":[{"type":"text","text":"bring the map"}]}]},{"type":"list-item","children":[{"type":"text","text":"Walk the boundary"}]}]}]',
    lines: ['Meet the village head', 'bring the letter', 'bring the map', 'Walk the boundary'],
  },
  {
    name: 'code of the CMS',
    input:
      '[{"type":"paragraph","children":[{"type":"text","text":"Query:"}]},{"type":"code","language":"sql","children":[{"type":"text","text":"select village\\nfrom wells\\nwhere dry"}]}]',
    lines: ['Query:', 'select village', 'from wells', 'where dry'],
  },
  {
    name: 'breaks and marks',
    input:
      '[{"type":"paragraph","children":[{"type":"text","text":"Flat 4\\nRiver Road"}]},{"type":"quote","children":[{"type":"text","text":"First verse\\nsecond verse"}]},{"type":"paragraph","children":[{"type":"text","text":"x","bold":true,"italic":true,"underline":true,"strikethrough":true}]}]',
    lines: ['Flat 4', 'River Road', 'First verse', 'second verse', 'x'],
    bold: ['x'],
  },
  {
    name: 'a document of another editor',
    input:
      '{"type":"doc","content":[{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Rain gauge diary"}]},{"type":"paragraph","content":[{"type":"text","text":"Twelve millimetres on Monday."}]}]}',
    lines: ['Rain gauge diary', 'Twelve millimetres on Monday.'],
  },
  {
    name: 'addresses without a scheme',
    input:
      '[one](www.example.org) [two](example.org/a) [three](//cdn.example.org/x) [four](tel:+91 98450 00000) [five](HTTPS://EXAMPLE.ORG) **x**',
    lines: ['one two three four five x'],
    links: [
      '[one](https://www.example.org)',
      '[two](https://example.org/a)',
      '[three](https://cdn.example.org/x)',
      '[four](tel:+919845000000)',
      '[five](https://EXAMPLE.ORG)',
    ],
    bold: ['x'],
  },
  {
    name: 'headings and links',
    input:
      '[{"type":"heading","level":1,"children":[{"type":"text","text":"One"}]},{"type":"heading","level":1,"children":[{"type":"text","text":"Two"}]},{"type":"list","format":"unordered","children":[{"type":"list-item","children":[{"type":"link","url":"https://example.org/x","children":[{"type":"text","text":"whole item"}]},{"type":"text","text":""}]}]},{"type":"paragraph","children":[{"type":"link","url":"mailto:x@example.org","children":[{"type":"text","text":"mail","bold":true}]},{"type":"text","text":" after"}]}]',
    lines: ['One', 'Two', 'whole item', 'mail after'],
    links: ['[whole item](https://example.org/x)', '[mail](mailto:x@example.org)'],
    bold: ['mail'],
  },
  {
    name: 'Lexical',
    input:
      '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"Lexical words stay."}]}]}}',
    words: 'Lexical words stay.',
  },
  {
    name: 'Contentful',
    input:
      '{"nodeType":"document","content":[{"nodeType":"paragraph","content":[{"nodeType":"text","value":"Contentful words stay."}]}]}',
    words: 'Contentful words stay.',
  },
  {
    name: 'Sanity',
    input: '[{"_type":"block","style":"normal","children":[{"_type":"span","text":"Sanity words stay."}]}]',
    words: 'Sanity words stay.',
  },
  {
    name: 'Editor.js',
    input: '{"time":1,"blocks":[{"type":"paragraph","data":{"text":"Editor words stay."}}]}',
    words: 'Editor words stay.',
  },
];

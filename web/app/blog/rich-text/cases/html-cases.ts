import type { TextCase } from './text-case';

/** What other systems write as HTML. */
export const htmlCases: readonly TextCase[] = [
  {
    name: 'a letter of Google Docs',
    input:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-00000000-7fff"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Our first season is over.</span></p><ul><li dir="ltr"><p><span style="font-weight:400">plots walked</span></p></li></ul><p><span style="font-weight:700">Only this is bold.</span></p></b>',
    sees: ['Our first season is over.', 'plots walked', '<strong>Only this is bold.</>'],
  },
  {
    name: 'an embedded video',
    input: `<p>Watch the film:</p>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe width="560" height="315" src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A day at the well"></iframe></div><figcaption>A day at the well</figcaption></figure><p>After.</p>`,
    sees: [
      'Watch the film:',
      '[A day at the well (at www.youtube.com)](https://www.youtube.com/embed/aaaaaaaaaaa)',
      'figcaption A day at the well',
      'After.',
    ],
  },
  {
    name: 'a video and a sound of Ghost',
    input:
      '<p>Listen first.</p><figure class="kg-card kg-video-card"><video src="https://media.example.org/walk.mp4" controls poster="https://media.example.org/p.jpg"></video><figcaption>The walk</figcaption></figure><div class="kg-card kg-audio-card"><audio src="https://media.example.org/talk.mp3" controls></audio><div class="kg-audio-title">Talk with the committee</div></div><p>End.</p>',
    sees: [
      'Listen first.',
      '[Video (at media.example.org)](https://media.example.org/walk.mp4)',
      'figcaption The walk',
      '[Sound (at media.example.org)](https://media.example.org/talk.mp3)',
      'Talk with the committee',
      'End.',
    ],
  },
  {
    name: 'a bookmark of Ghost',
    input:
      '<p>See also</p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://journal.example.org/rain"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Rain in numbers</div><div class="kg-bookmark-description">How a village reads its gauge.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://journal.example.org/i.png" alt=""><span class="kg-bookmark-author">Journal</span><span class="kg-bookmark-publisher">Desk</span></div></div></a></figure><p>End</p>',
    sees: [
      'See also',
      '[',
      'Rain in numbers',
      'How a village reads its gauge.',
      'Picture (at journal.example.org)JournalDesk',
      '](https://journal.example.org/rain)',
      'End',
    ],
  },
  {
    name: 'short codes of WordPress',
    input: `<p>Before.</p>
[caption id="attachment_9" align="alignright" width="300"]<img src="https://old.example.org/p.jpg" alt="Pit" width="300" height="200" /> The soak pit in March[/caption]
<p>Middle.</p>
[gallery ids="3,4,5"]
<p>After.</p>`,
    sees: [
      'Before.',
      '[caption id="attachment_9" align="alignright" width="300"][Pit (at old.example.org)](https://old.example.org/p.jpg) The soak pit in March[/caption]',
      'Middle.',
      '[gallery ids="3,4,5"]',
      'After.',
    ],
  },
  {
    name: 'MDX that is none',
    input: `<Tldr>
Fewer than one in ten.
</Tldr>

Only <5 % of plots were dry, written as {count} in the form.

End of text.`,
    sees: [
      'In short',
      'Fewer than one in ten.',
      'Only <5 % of plots were dry, written as {count} in the form.',
      'End of text.',
    ],
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
    sees: [
      'summary Plains',
      'h2 Plains in detail',
      'Flat.',
      'summary Hills',
      'h2 Hills in detail',
      'Steep.',
      'h2 Afterwards',
      'x',
      'h2 Thanks',
      'y',
    ],
  },
  {
    name: 'a lazy image',
    input:
      '<p>One.</p><p><img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="https://old.example.org/true.jpg" alt="Harvest scale"><noscript><img src="https://old.example.org/true.jpg" alt="Harvest scale"></noscript></p><p>Two.</p>',
    sees: ['One.', '[Harvest scale (at old.example.org)](https://old.example.org/true.jpg)', 'Two.'],
  },
  {
    name: 'blocks of old pages',
    input:
      '<header>Report</header><center>Season one</center><center>Season two</center><address>14 Lake Road</address><address>Bengaluru</address><article>Left part</article><article>Right part</article><p>End.</p>',
    sees: ['Report', 'Season one', 'Season two', '14 Lake Road', 'Bengaluru', 'Left part', 'Right part', 'End.'],
  },
  {
    name: 'a document of Word',
    input: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><title>Doc title</title><style>p.MsoNormal{margin:0}</style></head><body lang=EN-IN><p class=MsoNormal>Dear all,<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>walk the plots</p><table class=MsoTableGrid border=1><tr><td width=200 valign=top><p>Plot</p></td><td colspan=2><p>Yield</p></td></tr></table></body></html>`,
    sees: ['Dear all,', '· walk the plots', 'Plot', 'Yield'],
  },
  {
    name: 'a letter of Medium',
    input:
      '<!DOCTYPE html><html><head><title>A letter</title></head><body><article class="h-entry"><header><h1 class="p-name">A letter</h1></header><section data-field="subtitle" class="p-summary">Below the title</section><section data-field="body" class="e-content"><section><div class="section-divider"><hr></div><div class="section-content"><div class="section-inner"><h3 class="graf graf--h3">A letter</h3><p class="graf graf--p">We came at <em>dawn</em>.</p><pre class="graf graf--pre"><code>line 1<br>line 2</code></pre></div></div></section></section><footer><p>Exported from Medium</p></footer></article></body></html>',
    sees: [
      'h2 A letter',
      'Below the title',
      'h4 A letter',
      'We came at <em>dawn</>.',
      'pre <code>line 1\nline 2</>',
      'Exported from Medium',
    ],
  },
  {
    name: 'lines of code',
    input: '<p>Steps</p><pre>cd field<br>run <b>count</b><br><span>done</span></pre><p>End</p>',
    sees: ['Steps', 'pre <code>cd field\nrun count\ndone</>', 'End'],
  },
  {
    name: 'cards of Ghost and buttons',
    input:
      '<div class="kg-card kg-button-card"><a href="https://example.org/join" class="kg-btn">Join us</a></div><div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the gap</div></div><div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>More</h4><button class="kg-toggle-card-icon">x</button></div><div class="kg-toggle-content">Hidden answer</div></div><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact">Write</a></div></div>',
    sees: [
      '[Join us](https://example.org/join)',
      '💡',
      'Mind the gap',
      'h4 More',
      'x',
      'Hidden answer',
      '[Write](/contact)',
    ],
  },
  {
    name: 'a table in a table',
    input:
      '<table><colgroup><col width="64"><col width="64"></colgroup><tbody><tr><td><p>Plot</p><ul><li>north</li></ul></td><td><table><tr><td>inner 1</td><td>inner 2</td></tr></table></td></tr><tr><td colspan="2" align="right">total 12</td></tr></tbody></table>',
    sees: ['Plot', 'li north', 'td inner 1', 'td inner 2', 'td total 12'],
  },
  {
    name: 'addresses in angle brackets',
    input: '<p>Write to Asha &lt;asha@example.org&gt; or to Ravi <ravi@example.org> today.</p><p>End</p>',
    sees: ['Write to Asha <asha@example.org> or to Ravi <ravi@example.org> today.', 'End'],
  },
  {
    name: 'a formula and a drawing',
    input:
      '<p>The formula <math><mi>y</mi><mo>=</mo><mn>42</mn></math> holds.</p><p><svg width="100" height="20"><title>Yield by plot</title><text x="0" y="15">Plot seven</text></svg></p><p>End.</p>',
    sees: ['The formula y=42 holds.', 'Yield by plot Plot seven', 'End.'],
  },
  {
    name: 'terms and small elements',
    input:
      '<dl><dt>MIS</dt><dd>system of records</dd></dl><p><abbr title="Corporate Social Responsibility">CSR</abbr> H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd> <ruby>漢<rt>kan</rt></ruby> <q>said</q></p>',
    sees: ['dt MIS', 'dd system of records', 'CSR H2O m<sup>2</> Ctrl 漢kan said'],
  },
  {
    name: 'weight and slant as styles',
    input:
      '<p><span style="font-weight:700">Strong words</span> and <span style="font-style:italic">slanted words</span> and <span style="text-decoration:underline">line</span>.</p>',
    sees: ['<strong>Strong words</> and <em>slanted words</> and line.'],
  },
  {
    name: 'blocks of WordPress',
    input: `<!-- wp:paragraph --><p>Start.</p><!-- /wp:paragraph -->
<!-- wp:verse --><pre class="wp-block-verse">line a
line b</pre><!-- /wp:verse -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Said so</p><cite>Someone</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><figcaption>Table words</figcaption></figure><!-- /wp:table -->`,
    sees: [
      'Start.',
      'pre <code>line a\nline b</>',
      'quote Said so',
      'quote blockquote Someone',
      'th a',
      'td 1',
      'figcaption Table words',
    ],
  },
  {
    name: 'names of places and a card',
    input:
      '<p><a name="annex"></a>Annex text. <a href="#annex">back to annex</a> <a href="">empty</a></p><a href="/contact"><h3>Card title</h3><p>Card text</p></a>',
    sees: ['[]()Annex text. [back to annex](#t1-annex) [empty]()', '[', 'h3 Card title', 'Card text', '](/contact)'],
  },
];

/** What the CMS and other editors write as JSON. */
export const jsonCases: readonly TextCase[] = [
  {
    name: 'a list in a list',
    input:
      '[{"type":"list","format":"ordered","children":[{"type":"list-item","children":[{"type":"text","text":"Meet the village head"}]},{"type":"list","format":"unordered","indentLevel":1,"children":[{"type":"list-item","children":[{"type":"text","text":"bring the letter"}]},{"type":"list-item","children":[{"type":"text","text":"bring the map"}]}]},{"type":"list-item","children":[{"type":"text","text":"Walk the boundary"}]}]}]',
    sees: ['li Meet the village head', 'li bring the letter', 'li bring the map', 'li Walk the boundary'],
  },
  {
    name: 'code of the CMS',
    input:
      '[{"type":"paragraph","children":[{"type":"text","text":"Query:"}]},{"type":"code","language":"sql","children":[{"type":"text","text":"select village\\nfrom wells\\nwhere dry"}]}]',
    sees: ['Query:', 'pre <code>select village\nfrom wells\nwhere dry</>'],
  },
  {
    name: 'breaks and marks',
    input:
      '[{"type":"paragraph","children":[{"type":"text","text":"Flat 4\\nRiver Road"}]},{"type":"quote","children":[{"type":"text","text":"First verse\\nsecond verse"}]},{"type":"paragraph","children":[{"type":"text","text":"x","bold":true,"italic":true,"underline":true,"strikethrough":true}]}]',
    sees: ['Flat 4 / River Road', 'quote First verse / second verse', '<del><u><em><strong>x</></></></>'],
  },
  {
    name: 'a document of another editor',
    input:
      '{"type":"doc","content":[{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Rain gauge diary"}]},{"type":"paragraph","content":[{"type":"text","text":"Twelve millimetres on Monday."}]}]}',
    sees: ['h2 Rain gauge diary', 'Twelve millimetres on Monday.'],
  },
  {
    name: 'addresses without a scheme',
    input:
      '[one](www.example.org) [two](example.org/a) [three](//cdn.example.org/x) [four](tel:+91 98450 00000) [five](HTTPS://EXAMPLE.ORG) **x**',
    sees: [
      '[one](https://www.example.org) [two](https://example.org/a) [three](https://cdn.example.org/x) [four](tel:+919845000000) [five](https://EXAMPLE.ORG) <strong>x</>',
    ],
  },
  {
    name: 'headings and links',
    input:
      '[{"type":"heading","level":1,"children":[{"type":"text","text":"One"}]},{"type":"heading","level":1,"children":[{"type":"text","text":"Two"}]},{"type":"list","format":"unordered","children":[{"type":"list-item","children":[{"type":"link","url":"https://example.org/x","children":[{"type":"text","text":"whole item"}]},{"type":"text","text":""}]}]},{"type":"paragraph","children":[{"type":"link","url":"mailto:x@example.org","children":[{"type":"text","text":"mail","bold":true}]},{"type":"text","text":" after"}]}]',
    sees: [
      'h2 One',
      'h2 Two',
      'li [whole item](https://example.org/x)',
      '[<strong>mail</>](mailto:x@example.org) after',
    ],
  },
];

/** Documents of other editors whose structure the site does not know. */
export const otherJson: ReadonlyArray<readonly [editor: string, input: string]> = [
  [
    'Lexical',
    '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"Lexical words stay."}]}]}}',
  ],
  [
    'Contentful',
    '{"nodeType":"document","content":[{"nodeType":"paragraph","content":[{"nodeType":"text","value":"Contentful words stay."}]}]}',
  ],
  ['Sanity', '[{"_type":"block","style":"normal","children":[{"_type":"span","text":"Sanity words stay."}]}]'],
  ['Editor.js', '{"time":1,"blocks":[{"type":"paragraph","data":{"text":"Editor words stay."}}]}'],
];

import type { TextCase } from './text-case';

/** What other systems and people write as Markdown or MDX. */
export const markdownCases: readonly TextCase[] = [
  {
    name: 'MDX of Docusaurus with imports, tabs and a mark where the summary ends',
    input: `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

Opening words of the post.

<!-- truncate -->

<Tabs>
<TabItem value="a" label="Paper">Paper text.</TabItem>
<TabItem value="b" label="Phone">Phone text.</TabItem>
</Tabs>

Closing words.`,
    sees: [
      'Opening words of the post.',
      'summary Paper',
      'Paper text.',
      'summary Phone',
      'Phone text.',
      'Closing words.',
    ],
  },
  {
    name: 'MDX with tags that have no content and no slash',
    input: `import Admonition from '@theme/Admonition';

Line one<br>line two.

<hr>

<Admonition type="tip" title="Carry water">
Fill the bottles first.
</Admonition>

After.`,
    sees: ['Line one / line two.', 'tip Carry water', 'Fill the bottles first.', 'After.'],
  },
  {
    name: 'MDX with an image of its own and words after it',
    input: `Intro line<br>second line.

<ThemedImage alt="Map of wells" sources={{ light: '/uploads/a.png', dark: '/uploads/b.png' }} />

## What the map shows

Forty wells, eleven dry. **Every** sentence here must be visible.

- one
- two`,
    sees: [
      'Intro line / second line.',
      '![Map of wells](/uploads/a.png)',
      'h2 What the map shows',
      'Forty wells, eleven dry. <strong>Every</> sentence here must be visible.',
      'li one',
      'li two',
    ],
  },
  {
    name: 'MDX with a less-than sign and a word in braces',
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
    name: 'MDX with the place of a heading and a link to it',
    input: `<Tldr>
Short.
</Tldr>

Jump to [counting](#how-we-count).

## How we count the wells {#how-we-count}

Body.`,
    sees: ['In short', 'Short.', 'Jump to [counting](#t1-how-we-count).', 'h2 How we count the wells', 'Body.'],
  },
  {
    name: 'MDX with words and addresses in angle brackets, and comparisons',
    input: `<Tldr>Short</Tldr>

Open <Organisation> and List<String> with <your-token>, x <= 5, y <- 3 and <https://example.org> mail <a@example.org>.`,
    sees: [
      'In short',
      'aside Short',
      'Open <Organisation> and List<String> with <your-token>, x <= 5, y <- 3 and [https://example.org](https://example.org) mail [a@example.org](mailto:a@example.org).',
    ],
  },
  {
    name: 'MDX with an unknown component and tags of templates',
    input: `import X from './x'

<YouTube id="abc" />

Words with <br> and <img src="/uploads/a.png" alt="A"> end. {% raw %} and {{< figure src="a" >}} and {{ site.x }}

## Costs {#costs}`,
    sees: [
      '<code><YouTube id="abc" /></>',
      'Words with / and ![A](/uploads/a.png) end. {% raw %} and {{< figure src="a" >}} and {{ site.x }}',
      'h2 Costs',
    ],
  },
  {
    name: 'MDX with a container, a comment and an alert',
    input: `<Tldr>One</Tldr>

:::tip Title
inside **mdx**
:::

<!-- truncate -->

> [!NOTE]
> alert`,
    sees: ['In short', 'aside One', 'tip Title', 'inside <strong>mdx</>', 'note Note', 'alert'],
  },
  {
    name: 'MDX with an error, as in the preview of a draft',
    input: `import Tabs from '@theme/Tabs';
export const a = 1;

Words before { broken

<ThemedImage alt="Map" sources={{ light: '/uploads/a.png', dark: '/uploads/b.png' }} />

After the image.

<Tabs>
<TabItem value={'a'} label="One">In tab</TabItem>
</Tabs>`,
    sees: ['Words before { broken', '![Map](/uploads/a.png)', 'After the image.', 'summary One', 'In tab'],
  },
  {
    name: 'a part that opens, with Markdown inside',
    input: `Before.

<details>
<summary>Field notes</summary>

### Day one

- walked
- **counted**

</details>

After.`,
    sees: ['Before.', 'summary Field notes', 'h3 Day one', 'li walked', 'li <strong>counted</>', 'After.'],
  },
  {
    name: 'front matter',
    input: `---
layout: post
title: "Counting in the rain"
author: someone
tags: [water, field]
---

The text begins here.

## A part

End.`,
    sees: ['The text begins here.', 'h2 A part', 'End.'],
  },
  {
    name: 'a text that begins with a rule',
    input: `---

A text that begins with a rule.

---

And goes on.`,
    sees: ['A text that begins with a rule.', 'And goes on.'],
  },
  {
    name: 'a rule, prose, a rule',
    input: `---
Prose right below the rule, no front matter.
---
More prose.`,
    sees: ['h2 Prose right below the rule, no front matter.', 'More prose.'],
  },
  {
    name: 'an address before a danda',
    input: `**पता:** हमारी साइट https://example.org/khet। अगला वाक्य यहाँ है।

- बिंदु`,
    sees: [
      '<strong>पता:</> हमारी साइट [https://example.org/khet](https://example.org/khet)। अगला वाक्य यहाँ है।',
      'li बिंदु',
    ],
  },
  {
    name: 'addresses before marks of several scripts',
    input:
      'See (https://example.org/a)。そして https://example.org/b，和 “https://example.org/c” और https://example.org/d॥ یہ https://example.org/e۔ **x**',
    sees: [
      'See ([https://example.org/a](https://example.org/a))。そして [https://example.org/b](https://example.org/b)，和 “[https://example.org/c](https://example.org/c)” और [https://example.org/d](https://example.org/d)॥ یہ [https://example.org/e](https://example.org/e)۔ <strong>x</>',
    ],
  },
  {
    name: 'bold words that end in punctuation before a letter',
    input: `**चेतावनी:**कुआँ सूखा है।

**注意：**これは井戸です。`,
    sees: ['<strong>चेतावनी:</>कुआँ सूखा है।', '<strong>注意：</>これは井戸です。'],
  },
  {
    name: 'italic, struck and bold words beside letters of several scripts',
    input: '*注意！*これ ~~पुराना।~~नया और कुआँ**"सूखा"**है **குறிப்பு:**கிணறு **重要（必読）**です **注意!**😀',
    sees: [
      '<em>注意！</>これ <del>पुराना।</>नया और कुआँ<strong>"सूखा"</>है <strong>குறிப்பு:</>கிணறு <strong>重要（必読）</>です <strong>注意!</>😀',
    ],
  },
  {
    name: 'links to headings as GitHub writes them',
    input: `- [News](#whats-new-in-20)
- [Costs](#costs--benefits)
- [FAQ](#faq-is-it-free)

## What's new in 2.0?

a

## Costs & benefits

b

## FAQ: is it free?

c`,
    sees: [
      'li [News](#section-what-s-new-in-2-0)',
      'li [Costs](#section-costs-benefits)',
      'li [FAQ](#section-faq-is-it-free)',
      "h2 What's new in 2.0?",
      'a',
      'h2 Costs & benefits',
      'b',
      'h2 FAQ: is it free?',
      'c',
    ],
  },
  {
    name: 'words in angle brackets',
    input: `Open the file of <Organisation> and look for the line.

The address is https://api.example.org/<your-token>/rows and you put **your** own in.`,
    sees: [
      'Open the file of <Organisation> and look for the line.',
      'The address is [https://api.example.org/](https://api.example.org/)<your-token>/rows and you put <strong>your</> own in.',
    ],
  },
  {
    name: 'generics',
    input:
      'Use `Map<String, Integer>` or Map<String, List<Integer>> and Vec<T> or List<Object> then **more** text after.',
    sees: [
      'Use <code>Map<String, Integer></> or Map<String, List<Integer>> and Vec<T> or List<Object> then <strong>more</> text after.',
    ],
  },
  {
    name: 'patterns of file names and placeholders with names of HTML elements',
    input: 'Name it <project>-<YYYY-MM-DD>.csv and run `git <cmd>`. Then <title> and <Name of organisation> **x**.',
    sees: [
      'Name it <project>-<YYYY-MM-DD>.csv and run <code>git <cmd></>. Then <title> and <Name of organisation> <strong>x</>.',
    ],
  },
  {
    name: 'a word in angle brackets at the start',
    input: `<Organisation> is our partner.

It has **plots**.`,
    sees: ['<Organisation> is our partner.', 'It has <strong>plots</>.'],
  },
  {
    name: 'an element of another system',
    input: '**See** <amp-card kind="a">the well</amp-card> and </amp-name>.',
    sees: ['<strong>See</> the well and </amp-name>.'],
  },
  {
    name: 'words in angle brackets in HTML',
    input: '<p>Open <Organisation> and <your-token>/rows now</p>',
    sees: ['Open <Organisation> and <your-token>/rows now'],
  },
  {
    name: 'an image inside the text',
    input: `# Report

See the chart:

![][image1]

After the chart.

[image1]: <data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==>`,
    sees: ['h2 Report', 'See the chart:', 'After the chart.'],
    ignore: /picture|image/i,
    loses: [''],
  },
  {
    name: 'an image in a figure',
    input: `Before.

<figure>

![A pump in use](https://example.org/pump.jpg)

<figcaption>The pump, repaired</figcaption>

</figure>

After.`,
    sees: [
      'Before.',
      '[A pump in use (at example.org)](https://example.org/pump.jpg)',
      'figcaption The pump, repaired',
      'After.',
    ],
  },
  {
    name: 'Urdu',
    input: `## خلاصہ

یہ پہلا پیراگراف ہے، جس میں 12 کنویں ہیں.

- پہلا
- دوسرا

> اقتباس یہاں ہے.`,
    sees: ['h2 خلاصہ', 'یہ پہلا پیراگراف ہے، جس میں 12 کنویں ہیں.', 'li پہلا', 'li دوسرا', 'quote اقتباس یہاں ہے.'],
  },
  {
    name: 'formulas of LaTeX',
    input: `The rate is $$r = \\frac{a_1 + a_2}{n_1 * n_2}$$ for each plot.

Inline $x_1$ and $y_2 * z_3$ too. **end**`,
    sees: [
      'The rate is $$r = \\frac{a_1 + a_2}{n_1 * n_2}$$ for each plot.',
      'Inline $x_1$ and $y_2 * z_3$ too. <strong>end</>',
    ],
  },
  {
    name: 'notes',
    input: `A[^1] and again[^1]. B[^long]. C[^none].

[^1]: One note.
[^long]: First part.

    - inner point

    Second part.`,
    sees: [
      'A<sup>[1](#t1-fn-1)</> and again<sup>[1](#t1-fn-1)</>. B<sup>[2](#t1-fn-long)</>. C[^none].',
      'One note. [↩](#t1-fnref-1) [↩<sup>2</>](#t1-fnref-1-2)',
      'First part.',
      'li inner point',
      'Second part. [↩](#t1-fnref-long)',
    ],
  },
  {
    name: 'a container of Docusaurus',
    input: `Intro.

:::tip Carry spare batteries
Two for each phone.
:::

After.`,
    sees: ['Intro.', 'tip Carry spare batteries', 'Two for each phone.', 'After.'],
  },
  {
    name: 'alerts of GitHub and Obsidian',
    input: `> [!WARNING]
> Take care
> of it.

> [!tip]- Own *title*
> Body

> [!IMPORTANT]
> Body two

> Not an [!NOTE] alert`,
    sees: [
      'warning Warning',
      'Take care of it.',
      'tip Own title',
      'Body',
      'info Important',
      'Body two',
      'quote Not an [!NOTE] alert',
    ],
  },
  {
    name: 'containers of VuePress and others',
    input: `::: warning
VuePress one
:::

:::info[Label title]
Docusaurus label
:::

::: details Open me
Hidden **words**
:::

:::danger Do [not] do
x
:::

:::youtube
some
:::

Ratio 3:4 and a :tip in prose ::x`,
    sees: [
      'warning Warning',
      'VuePress one',
      'info Label title',
      'Docusaurus label',
      'summary Open me',
      'Hidden <strong>words</>',
      'caution Do [not] do',
      'x',
      ':::youtube',
      'some',
      ':::',
      'Ratio 3:4 and a :tip in prose ::x',
    ],
  },
  {
    name: 'words before and after an image of our own, in Markdown',
    input: `Text <themedimage light="/uploads/a.png" dark="/uploads/b.png" alt="A" /> and words after.

More **words**.`,
    sees: ['Text ![A](/uploads/a.png) and words after.', 'More <strong>words</>.'],
  },
  {
    name: 'paragraphs before and after an image of our own, in HTML',
    input: `<p>One</p>
<themedimage light="/uploads/a.png" dark="/uploads/b.png" alt="A" />
<p>Two</p>`,
    sees: ['One', '![A](/uploads/a.png)', 'Two'],
  },
  {
    name: 'long words',
    input: `The plan is community-led-evidence-based-participatory-monitoring-and-evaluation-for-smallholder-farmers in short.

Code \`organisation_unit_group_set_dimension_item_identifier_value\` here. https://example.org/a/very/long/path/that/goes/on/and/on/without/any/break/at/all/index.html?with=query&and=more

| a | b |
|---|---|
| averyveryverylongwordwithoutanybreakinit | 2 |`,
    sees: [
      'The plan is community-led-evidence-based-participatory-monitoring-and-evaluation-for-smallholder-farmers in short.',
      'Code <code>organisation_unit_group_set_dimension_item_identifier_value</> here. [https://example.org/a/very/long/path/that/goes/on/and/on/without/any/break/at/all/index.html?with=query&and=more](https://example.org/a/very/long/path/that/goes/on/and/on/without/any/break/at/all/index.html?with=query&and=more)',
      'th a',
      'th b',
      'td averyveryverylongwordwithoutanybreakinit',
      'td 2',
    ],
  },
  {
    name: 'tags that stay open',
    input: `Start <em>emphasis never closed.

<div>

An open box.

## Heading after

Last words.`,
    sees: ['Start <em>emphasis never closed.</>', '<em>', 'An open box.', 'h2 Heading after', 'Last words.', '</>'],
  },
  {
    name: 'tasks',
    input: `* [X] walked
* [ ] counted
  1. [x] inner one
  2. [ ] inner two

+ [ ] plus list`,
    sees: ['li [x] walked', 'li [ ] counted', 'li [x] inner one', 'li [ ] inner two', 'li [ ] plus list'],
  },
  {
    name: 'an alert, a link of a wiki and a mark',
    input: `> [!NOTE]
> Bring water.

See [[Well list]] and ==this==.

**ok**`,
    sees: ['note Note', 'Bring water.', 'See [[Well list]] and ==this==.', '<strong>ok</>'],
  },
  {
    name: 'byte order mark and line ends of Windows',
    input: '\ufeff# Head\r\n\r\nOne\r\ntwo **b**\r\n\r\n- a\r\n- b\r\n\r\n```\r\nx\r\ny\r\n```',
    sees: [
      'h2 Head',
      'One two <strong>b</>',
      'li a',
      'li b',
      `pre <code>x
y</>`,
    ],
  },
  {
    name: 'a comment in a text without markup',
    input: `First paragraph of plain prose, long enough to look like a text that someone wrote.

Second one.

<!--more-->

Third one.`,
    sees: [
      'First paragraph of plain prose, long enough to look like a text that someone wrote.',
      'Second one.',
      'Third one.',
    ],
  },
  {
    name: 'code that has signs of other systems',
    input: `\`\`\`html
<Organisation>
<!-- shown -->
:::tip Title
\`\`\`

Inline \`<!-- shown -->\` and \`List<String>\`.`,
    sees: [
      `pre <code><Organisation>
<!-- shown -->
:::tip Title</>`,
      'Inline <code><!-- shown --></> and <code>List<String></>.',
    ],
  },
  {
    name: 'numbers at the start of a line',
    input: `2024. A good year.

Some words **here**.

15) Apples`,
    sees: ['li A good year.', 'Some words <strong>here</>.', 'li Apples'],
  },
  {
    name: 'tables',
    input: `| a | b |
|:--|--:|
| 1 | \`x \\| y\` |
| 2 | 3 | extra |
| 4 |

After.`,
    sees: ['th a', 'th b', 'td 1', 'td <code>x | y</>', 'td 2', 'td 3', 'td 4', 'After.'],
    loses: ['extra'],
  },
  {
    name: 'joiners, and a name between colons',
    input: 'क्‍ष and می‌خواهم **stay** :tada: a b',
    sees: ['क्‍ष and می‌خواهم <strong>stay</> :tada: a b'],
  },
  {
    name: 'addresses in capitals',
    input: 'Read [the report](Https://example.org/report) or **write** to [us](Mailto:us@example.org).',
    sees: ['Read [the report](https://example.org/report) or <strong>write</> to [us](mailto:us@example.org).'],
  },
  {
    name: 'paragraphs between blank lines after an inline tag',
    input: `<strong>Update from the hills.</strong> We planted in June.

The second paragraph is its own thought.

The third one ends the letter.`,
    sees: [
      '<strong>Update from the hills.</> We planted in June.',
      'The second paragraph is its own thought.',
      'The third one ends the letter.',
    ],
  },
  {
    name: 'Markdown after an image in the middle',
    input: `<p align="center"><img src="https://example.org/logo.png" alt="Seed bank"></p>

# Seed bank diary

We **kept** four kinds.

- ragi
- jowar

[Ask us](mailto:seed@example.org)`,
    sees: [
      '[Seed bank (at example.org)](https://example.org/logo.png)',
      'h2 Seed bank diary',
      'We <strong>kept</> four kinds.',
      'li ragi',
      'li jowar',
      '[Ask us](mailto:seed@example.org)',
    ],
  },
  {
    name: 'the underline of the editor',
    input: '<u>Strapi underline</u> and **bold**',
    sees: ['<u>Strapi underline</> and <strong>bold</>'],
  },
  {
    name: 'the head of a README',
    input: `<div align="center">

# Title

[![Build](https://example.org/b.svg)](https://example.org)

</div>

## Install

    npm install

- a`,
    sees: [
      'h2 Title',
      '[Build (at example.org)](https://example.org)',
      'h3 Install',
      'pre <code>npm install</>',
      'li a',
    ],
  },
  {
    name: 'a heading right after HTML',
    input: `<p align="center">
  <img src="/uploads/a.png" alt="Logo">
</p>
# Title right after
- one
- two`,
    sees: ['![Logo](/uploads/a.png)', 'h2 Title right after', 'li one', 'li two'],
  },
  {
    name: 'indented HTML and a paragraph',
    input: `<section>
    <h2>A</h2>

    <p>text in p</p>
</section>

Loose closing words.`,
    sees: ['h2 A', 'text in p', 'Loose closing words.'],
  },
  {
    name: 'HTML and paragraphs of classic WordPress',
    input: `<h2>Title</h2>

Some loose text with <em>slant</em>.

<ul>
	<li>a</li>
	<li>b</li>
</ul>

<blockquote>First quote

second quote</blockquote>

Last.`,
    sees: [
      'h2 Title',
      'Some loose text with <em>slant</>.',
      'li a',
      'li b',
      'quote blockquote First quote',
      'quote second quote',
      'Last.',
    ],
  },
  {
    name: 'references',
    input: `See [the report][1] and [2][two].

[1]: https://example.org/r
[two]: https://example.org/2`,
    sees: ['See [the report](https://example.org/r) and [2](https://example.org/2).'],
  },
];

import { Prose } from '~/components/prose';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';

const HTML = `
<p>A baseline is the first honest look at a programme. <strong>Take it before the work starts</strong>, with the questions that you will ask again, and keep the <a href="#two">names of the variables</a> for as long as the programme runs.</p>
<aside class="tldr" aria-label="In short"><p class="tldr-label">In short</p><p>Ask few questions, ask them the same way each time, and write down who was not there to answer.</p></aside>
<h2 id="two">What to ask</h2>
<p>Three kinds of answer are worth their time in the field<sup><a href="#fn" id="r">1</a></sup>:</p>
<ul><li>what the household <em>has</em>, counted</li><li>what it <em>does</em>, in the last seven days<ul><li>not “usually”</li></ul></li><li>what has changed since the last visit</li></ul>
<ol><li>Draft</li><li>Translate and translate back</li><li>Pilot with twelve households</li></ol>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> consent text read aloud</li><li class="task-list-item"><input type="checkbox" disabled> GPS switched on</li></ul>
<h3>Sample size</h3>
<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th>Block</th><th align="right">Households</th><th align="right">Interviews</th><th>Collected by</th></tr></thead><tbody><tr><td>Hosakote</td><td align="right">1,204</td><td align="right">292</td><td>Two teams of four</td></tr><tr><td>Doddaballapur</td><td align="right">986</td><td align="right">277</td><td>One team of five</td></tr></tbody></table></div>
<blockquote><p>If nobody can say what they would do differently for a given answer, drop the question.</p></blockquote>
<aside class="admonition" data-kind="note"><p class="admonition-title">note</p><p>Keep the paper form until the second round.</p></aside>
<aside class="admonition" data-kind="tip"><p class="admonition-title">tip</p><p>Record one interview in ten, with consent.</p></aside>
<aside class="admonition" data-kind="info"><p class="admonition-title">Schedule VII</p><p>Some heads need their own indicators.</p></aside>
<aside class="admonition" data-kind="caution"><p class="admonition-title">caution</p><p>Do not ask minors without a guardian.</p></aside>
<aside class="admonition" data-kind="warning"><p class="admonition-title">warning</p><p>Never store identity numbers in free text.</p></aside>
<div class="tabs"><details class="tab" open><summary>Household form</summary><div class="tab-body"><p>Forty questions, twenty-five minutes.</p></div></details><details class="tab"><summary>Village form</summary><div class="tab-body"><p>Twelve questions.</p></div></details></div>
<p>Name variables <code>hh_income_7d</code>, not <code>Q17</code>:</p>
<pre tabindex="0"><code>const reached = answers.filter(({ visited }) => visited &lt;= today);
console.log(reached.length);</code></pre>
<figure><img src="/media/placeholder.svg" alt="" width="1600" height="900"><figcaption>Answers by block, first round.</figcaption></figure>
<hr>
<section data-footnotes><h2 class="sr-only">Footnotes</h2><ol><li id="fn"><p>Recall beyond a week is unreliable. <a href="#r" data-footnote-backref>↑</a></p></li></ol></section>`;

export const Reading = () => (
  <Section tone="surface" width="text">
    <SectionHeading title="Long reading" />
    <Prose html={HTML} />
  </Section>
);

import { districts, firstExtraByDistrict, yadgirReplies, yadgirRows } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { count, percent } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const byShare = districts
  .flatMap(({ name }, n) => {
    const of = firstExtraByDistrict[n];
    return of ? [{ name, ...of, value: of.fees / of.women }] : [];
  })
  .sort((a, b) => b.value - a.value);
const [first] = byShare;
const last = byShare.at(-1);
const rows = byShare.map(({ name, value }) => ({ name, value, text: percent(value), isMarked: name === last?.name }));

const Districts = () => (
  <AskWindow
    question="How many spent their extra income on school fees?"
    answer={`Most in ${first?.name}, ${percent(first?.value ?? 0)}; fewest in ${last?.name}, ${percent(last?.value ?? 0)}.`}
    rows={rows}
    end={0.4}
    read={[
      ['Count', 'Women who say school fees'],
      ['Split by', 'District'],
      ['Share of', 'Women whose income rose'],
    ]}
    next={[
      ['Who had lent the money?', 'drive-r-extra-loans'],
      ['Which districts are behind?', 'drive-r-question'],
      ['Only girls’ fees'],
    ]}
    behind={{
      all: `${count(last?.women ?? 0)} in ${last?.name} whose income rose`,
      rows: yadgirRows.map(({ id, name }, n) => [id, name, yadgirReplies[n] ?? ''] as const),
    }}
  />
);

export const mockup: Mockup = {
  component: Districts,
  alt: `Drive-R answers a second question, how many spent their first extra income on school fees in each district, with a sentence, a bar chart and three of the rows behind it: ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}.`,
};

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { approved, held, waiting } from './data/survey';
import { mockups } from './registry';

const rendered = (name: 'surve-r-english' | 'surve-r-hindi' | 'surve-r-kannada') => {
  const { component: Drawing } = mockups[name];
  return renderToString(<Drawing />);
};

test('one question in three scripts: four choices, the third one chosen, and one stored answer', () => {
  const pages = (['surve-r-english', 'surve-r-hindi', 'surve-r-kannada'] as const).map(rendered);
  for (const html of pages) {
    const choices = html.match(/class="sr-choice"( data-on="true")?/g) ?? [];
    expect(choices.map((choice) => choice.includes('data-on'))).toEqual([false, false, true, false]);
    expect(html).toContain('data-on="true">3, We decide together');
    expect(html).not.toContain('<label');
  }
  const [english, ...others] = pages;
  expect(english).toContain('We decide together');
  // The other two are outlines, so that no device needs a font for them.
  for (const html of others) expect(html.match(/class="script"/g)?.length).toBeGreaterThan(6);
});

test('the phone of the opening ends in the state of the record: sent, with the time of that step', () => {
  const { component: Drawing } = mockups['surve-r-record'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  const [asked, sent] = approved.steps;
  expect(page.querySelector('.rec-before')).toHaveTextContent(asked.at);
  // What the opening shows first is not part of the final state.
  for (const before of page.querySelectorAll('.rec-before')) before.remove();
  expect(page.querySelector('.status')).toHaveTextContent(sent.at);
  // A record is sent after its last question.
  expect(page.querySelector('.app-bar')).toHaveTextContent('18 of 18');
  expect(page.querySelector('.sr-steps')).toHaveStyle({ '--v': '100%' });
  expect(page.querySelector('.sr-shot')).toHaveTextContent(`${asked.at}, within 6 m`);
  expect(page.querySelector('.rec-note')).toHaveTextContent(`Sent by itself at ${sent.at}`);
  for (const { step, at } of approved.steps) expect(page.querySelector('.rec-slip')).toHaveTextContent(`${step}${at}`);
  // The opening starts with the labels of the record and a slot for each piece of evidence.
  expect(page.querySelectorAll('.rec-slot > .icon + svg')).toHaveLength(3);
  for (const value of page.querySelectorAll('.rec-come')) value.remove();
  expect(page.querySelector('.rec-slip')).toHaveTextContent(/PlacePhotoConsentAskedSentApproved$/);
});

test('the map of an area that cannot be right names what it takes in, beside the plot that was walked', () => {
  const namesOf = (name: 'surve-r-doubted' | 'surve-r-accepted') => {
    const { component: Drawing } = mockups[name];
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Drawing />);
    return [...page.querySelectorAll('.ds-name')].map((one) => one.textContent);
  };
  expect(namesOf('surve-r-doubted')).toEqual(['2.5', 'tank', 'road']);
  expect(namesOf('surve-r-accepted')).toEqual([]);
});

test('the surveys that a phone has sent wait for review, with the time at which they went', () => {
  const { component: Drawing } = mockups['surve-r-queue'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  for (const was of page.querySelectorAll('.sq-was')) was.remove();
  const states = [...page.querySelectorAll('.phone .sr-state')].map((one) => one.getAttribute('data-mood'));
  expect(states).toEqual(['good', 'good', 'good', 'good', 'hue', null, null]);
  for (const { form, who, sent } of held.filter((record) => record.sent)) {
    expect(page.querySelector('.phone')).toHaveTextContent(`Sent ${sent}`);
    if (form === 'Survey')
      expect(waiting).toContainEqual(expect.objectContaining({ who, by: approved.steps[0].by, at: sent }));
  }
});

test('the bar of a phone that sends is as long as the number beside it says, at every record', () => {
  const { component: Drawing } = mockups['surve-r-queue'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  const banner = page.querySelector('.phone .sr-banner')!;
  const covers = [...banner.querySelectorAll<HTMLElement>('.track > .sq-was')];
  const numbers = [...banner.querySelectorAll('.t26 > .sq-was')].map((one) => one.textContent);
  expect(numbers).toEqual(['0.0', '4.2', '8.0', '8.7'].map((sent) => `${sent} of 20.4 MB`));
  expect(covers.map(({ style }) => Math.round(Number.parseFloat(style.left)))).toEqual([0, 21, 39, 43]);
  expect(banner.querySelector('.track')).toHaveStyle({ '--v': '67.6%' });
});

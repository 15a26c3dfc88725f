import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { approved, flagged, held, waiting, week } from './data/survey';
import type { MockupName } from './mockup-names';
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
  expect(page.querySelector('.rec-stored')).toHaveTextContent('Stored on the phone');
  // What the opening shows first is not part of the final state.
  for (const before of page.querySelectorAll('.rec-before')) before.remove();
  expect(page.querySelector('.status')).toHaveTextContent(sent.at);
  // A record is sent after its last question. Nothing of it waits for an answer then.
  expect(page.querySelector('.app-button')).toHaveTextContent(/^Stored, sent by itself$/);
  expect(page.querySelector('.rec-phone')).not.toHaveTextContent('?');
  expect(page.querySelector('.sr-steps')).toHaveStyle({ '--v': '100%' });
  for (const { step, at } of approved.steps) expect(page.querySelector('.rec-slip')).toHaveTextContent(`${step} ${at}`);
  // Home shows the photo of her house, which is the first.
  expect(page.querySelector('.rec-slip')).toHaveTextContent('Photo 2 of 3');
  // The record is the sum of the answers, and neither the photo nor a number is there twice.
  expect(page.querySelectorAll('.rec-slip .photo')).toHaveLength(1);
  expect(page.querySelector('.rec-phone')).toHaveTextContent('Tailoring₹7,400Farm work₹5,050');
  expect(page.textContent.split('₹12,450')).toHaveLength(2);
  // The opening starts with the labels of the record and a slot for each piece of evidence.
  expect(page.querySelectorAll('.rec-slot > .icon + svg')).toHaveLength(3);
  for (const value of page.querySelectorAll('.rec-come')) value.remove();
  expect(page.querySelector('.rec-slip')).toHaveTextContent(/Place Photo Consent Asked Sent Approved ?$/);
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

test('a phone names the next question by its number only, where its words have no room', () => {
  const textOf = (name: 'surve-r-doubted' | 'surve-r-accepted' | 'surve-r-declined') => {
    const { component: Drawing } = mockups[name];
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
    return page.querySelector('.ds-then')?.textContent;
  };
  expect(textOf('surve-r-doubted')).toBe('Then, question 12');
  expect(textOf('surve-r-accepted')).toContain('Who decides how the household’s money is spent?');
  expect(textOf('surve-r-declined')).toContain('What did the household eat yesterday?');
});

test('the surveys that a phone has sent wait for review, with the time at which they went', () => {
  const { component: Drawing } = mockups['surve-r-queue'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  for (const was of page.querySelectorAll('.sq-was')) was.remove();
  const states = [...page.querySelectorAll('.phone .sr-state')].map((one) => one.getAttribute('data-mood'));
  expect(states).toEqual(['good', 'good', 'good', 'good', 'hue', null, null]);
  // The record on its way says so: its day would be that of one that waits.
  expect(page.querySelector('.sr-record:has([data-mood="hue"])')).toHaveTextContent(/Sending$/);
  for (const { form, who, sent } of held.filter((record) => record.sent)) {
    expect(page.querySelector('.phone')).toHaveTextContent(`Sent ${sent}`);
    if (form === 'Survey')
      expect(waiting).toContainEqual(expect.objectContaining({ who, by: approved.steps[0].by, at: sent }));
  }
});

test('what a phone has sent before the minute of its clock is sent from the start', () => {
  const { component: Drawing } = mockups['surve-r-queue'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  const rows = [...page.querySelectorAll('.phone .sr-record')];
  const changes = rows.map((row) => row.querySelector('.sq-was') !== null);
  const { textContent: clock } = page.querySelector('.phone .status > .num')!;
  expect(changes.slice(0, 4)).toEqual(held.slice(0, 4).map(({ sent }) => sent === clock));
  expect(changes).toEqual([false, false, false, true, true, false, false]);
  const [first] = page.querySelectorAll('.phone .sr-banner .t13 > .sq-was');
  expect(first).toHaveTextContent('3 of 7 records');
});

test('the bar of a phone that sends is as long as the number beside it says, at every record', () => {
  const { component: Drawing } = mockups['surve-r-queue'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  const banner = page.querySelector('.phone .sr-banner')!;
  const covers = [...banner.querySelectorAll<HTMLElement>('.track > .sq-was')];
  const numbers = [...banner.querySelectorAll('.t26 > .sq-was')].map((one) => one.textContent);
  expect(numbers).toEqual(['8.7 of 20.4 MB']);
  expect(covers.map(({ style }) => Math.round(Number.parseFloat(style.left)))).toEqual([43]);
  expect(banner.querySelector('.track')).toHaveStyle({ '--v': '67.6%' });
});

const screenOf = (name: MockupName) => {
  const { component: Drawing } = mockups[name];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />).replaceAll('<!-- -->', '');
  return page;
};

test('a decision about a record moves it out of the review, and its log says who decided, when and why', () => {
  const countsOf = (name: MockupName) =>
    [...screenOf(name).querySelectorAll('.sr-step > .num')].map((one) => Number(one.textContent));
  const { approved: yes, review, returned } = week;
  const all = yes + review + returned;
  expect(countsOf('surve-r-approval')).toEqual([all, review, yes, returned]);
  expect(countsOf('surve-r-approval-returned')).toEqual([all, review - 1, yes, returned + 1]);
  expect(countsOf('surve-r-approval-approved')).toEqual([all, review - 1, yes + 1, returned]);
  const { by, at } = flagged.decided;
  for (const [name, text] of [
    ['surve-r-approval-returned', `Returned by ${by}“Please ask her again, at her door.”${at}`],
    ['surve-r-approval-approved', `Approved by ${by}“Asked in the field where she works.”${at}`],
  ] as const) {
    expect(screenOf(name).querySelector('.tr.on')).toHaveTextContent(text);
  }
});

test('the flagged record says what the queue says about it, and a flag has its reason where the columns are hidden', () => {
  const { record, asked, signed } = flagged;
  const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  expect(minutes(signed) - minutes(asked)).toBe(record.minutes);
  const queue = screenOf('surve-r-approval');
  expect(queue.querySelector('.tr.on')).toHaveTextContent('2.8 km22 min');
  expect(queue.querySelector('.tr.on')).toHaveTextContent('sent 16:48');
  expect([...queue.querySelectorAll('.chip > .narrow-only')].map((one) => one.textContent)).toEqual([
    '2.8 km from home',
    'Only 4 min',
  ]);
  const open = screenOf('surve-r-approval-open');
  expect(open.querySelector('.sr-tag')).toHaveTextContent(/^2\.8 km$/);
  expect(open.querySelector('.sr-facts')).toHaveTextContent('22 minutes11:10 to 11:323 photos');
});

test.each(['surve-r-form', 'surve-r-form-check'] as const)('%s: the left phone has the earlier time', (name) => {
  const { component: Drawing } = mockups[name];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />);
  const timeOn = (phone: string) => page.querySelector(`${phone} .status > .num`)?.textContent ?? '';
  expect(timeOn('.phone-a')).toBe('10:21');
  expect(timeOn('.phone-b')).toBe('10:24');
});

import { describe, expect, it } from 'vitest';
import { applyForm } from './apply/apply-form';
import { contactForm } from './contact/contact-form';
import { demoForm } from './demo/demo-form';
import { tellMoreForm } from './tell-more/tell-more-form';
import { trialForm } from './trial/trial-form';
import { tellMoreExamples } from '~/content/forms/tell-more-enquiry';
import { trialDays } from '~/content/forms/trial-request';
import { pages, sectionOf, sectionsOf } from '../../testing/pages';
import { FORM_RULES } from './shared/rules/all-forms';
import { ENQUIRY_AREAS } from './tell-more/rules';

const all = [demoForm, contactForm, applyForm, tellMoreForm, trialForm];

it('covers every form that has rules', () => {
  expect(all.map(({ rules }) => rules.name).sort()).toEqual(Object.keys(FORM_RULES).sort());
});

describe.each(all)('the form $rules.name', ({ rules, content }) => {
  const fields = content.groups.flatMap((group) => group.fields);

  it('shows each field of its rules once', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(rules.fields).sort());
  });
  it('names a placeholder for each single choice', () => {
    for (const { name, placeholder } of fields) {
      if (rules.fields[name]?.kind === 'select') expect(placeholder).toMatch(/^Select /);
    }
  });
  it('marks its optional fields', () => {
    for (const { name, label } of fields) {
      const { required, visibleWhen } = rules.fields[name]!;
      if (!visibleWhen) expect(label.endsWith('(Optional)')).toBe(!required);
    }
  });
});

it('both contact pages ask the same question', () => {
  const titles = [
    sectionOf('contact', 'opening.demo-form').title,
    sectionOf('contact-simple', 'opening.contact-form').title,
  ];
  for (const title of titles) expect(title).toBe('Need a demo or have any queries?');
});

it('the trial has 14 days, set-up in under 24 hours, no credit card, an answer within 24 hours and support day and night', () => {
  const { facts } = sectionOf('start-trial', 'opening.trial-form');
  expect(facts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['14 days', '< 24 hours', '0 cards']);
  const texts = JSON.stringify(pages['start-trial']);
  for (const claim of [
    /no credit card/,
    /contact you within 24 hours/,
    /[Ee]mail and chat support answer day and night/,
  ]) {
    expect(texts).toMatch(claim);
  }
  const notes = sectionsOf('who-we-serve', 'product.offer').map(({ note }) => note);
  expect(notes.join(' ')).toMatch(/support answers by email and chat, 24\/7/);
});

describe('what stands beside the forms', () => {
  it('the days end with the trial that the page promises', () => {
    const days = trialDays.items.map(({ day }) => day);
    expect(String(trialDays.length)).toBe(sectionOf('start-trial', 'opening.trial-form').facts[0]?.value);
    expect(days).toEqual([...days].sort((one, two) => one - two));
    expect([days[0], days.at(-1)]).toEqual([1, trialDays.length]);
  });
  it('the examples have areas of the form', () => {
    const areas: readonly string[] = ENQUIRY_AREAS.map(({ label }) => label);
    for (const { area } of tellMoreExamples.items) expect(areas).toContain(area);
  });
});

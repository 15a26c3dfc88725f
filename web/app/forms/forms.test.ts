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
  const { title } = sectionOf('contact', 'closing.form');
  expect(title).toBe('Need a demo or have any queries?');
  expect(sectionOf('contact-simple', 'closing.form').title).toBe(title);
});

it('the trial has 14 days, set-up in under 24 hours and no credit card, and the days beside its form end with it', () => {
  const { facts } = sectionOf('start-trial', 'closing.form');
  expect(facts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['14 days', '< 24 hours', '0 cards']);
  const days = trialDays.items.map(({ day }) => day);
  expect(days).toEqual(days.toSorted((one, two) => one - two));
  expect([days[0], days.at(-1), trialDays.length]).toEqual([1, 14, 14]);
});

it.each([/no credit card/, /contact you within 24 hours/, /[Ee]mail and chat support answer day and night/])(
  'the page of the trial claims %s',
  (claim) => expect(JSON.stringify(pages['start-trial'])).toMatch(claim),
);

it('the offers have support day and night', () => {
  const notes = sectionsOf('who-we-serve', 'product.offer').map(({ note }) => note);
  expect(notes.join(' ')).toMatch(/support answers by email and chat, 24\/7/);
});

it('the examples beside the enquiry have areas of the form', () => {
  const areas: readonly string[] = ENQUIRY_AREAS.map(({ label }) => label);
  for (const { area } of tellMoreExamples.items) expect(areas).toContain(area);
});

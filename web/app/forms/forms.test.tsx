import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleAnswer } from '~/content/forms/contact-message.json';
import { demoWeek } from '~/content/forms/demo-request.json';
import { freeSeat, joinSteps } from '~/content/forms/join-application.json';
import { tellMoreExamples, tellMoreProducts } from '~/content/forms/tell-more-enquiry.json';
import { trialDays } from '~/content/forms/trial-request.json';
import { SiteContext } from '~/lib/site-context';
import { pages, sampleSite, sectionOf, sectionsOf } from '../../testing/shipped';
import { renderPage } from '../../testing/render';
import { ApplyForm, applyForm } from './apply/apply-form';
import { ContactForm, contactForm } from './contact/contact-form';
import { DemoForm, demoForm } from './demo/demo-form';
import { OfficePanel } from './shared/beside-form';
import { FORM_RULES } from './shared/rules/form-rules';
import type { OnValues } from './shared/use-lead-form';
import { TellMoreForm, tellMoreForm } from './tell-more/tell-more-form';
import { TrialForm, trialForm } from './trial/trial-form';

// The form has tests of its own, and needs a router with data.
let onValues: OnValues | undefined;
vi.mock('./shared/lead-form', () => ({
  LeadForm: (props: { onValues?: OnValues }) => {
    onValues = props.onValues;
    return null;
  },
}));

const all = [demoForm, contactForm, applyForm, tellMoreForm, trialForm];

it('covers every form that has rules', () => {
  expect(all.map(({ rules }) => rules.name).sort()).toEqual(Object.keys(FORM_RULES).sort());
});

it('each form has its own label while it is sent', () => {
  expect(Object.fromEntries(all.map(({ rules, content }) => [rules.name, content.sending]))).toEqual({
    demo: 'Scheduling...',
    contact: 'Sending...',
    apply: 'Sending',
    tellmore: 'Sending...',
    trial: 'Setting Up Your Trial...',
  });
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
  const areas = FORM_RULES.tellmore.fields.thematicArea?.choices?.map(({ label }) => label);
  for (const { area } of tellMoreExamples.items) expect(areas).toContain(area);
});

it('beside the demo form is a week that shows the chosen slot, which screen readers leave out', () => {
  const { container } = renderPage(<DemoForm {...sectionOf('contact', 'closing.form')} />);
  const chosen = () => container.querySelectorAll('i[data-chosen]').length;
  expect(screen.getByText(demoWeek.note).parentElement).toHaveAttribute('aria-hidden', 'true');
  expect(chosen()).toBe(0);
  const choose = (date: string) => act(() => onValues?.({ preferredDate: date, preferredTime: '2:00 PM' }));
  choose('2026-12-08');
  expect(screen.getByText('Tuesday 8 December, 2:00 PM')).toBeVisible();
  expect(chosen()).toBe(1);
  choose('2026-12-05');
  expect(screen.getByText(demoWeek.weekend)).toBeVisible();
  expect(chosen()).toBe(0);
});

const textsOf = (items: ReadonlyArray<{ text?: string }>) => items.map(({ text = '' }) => text);
const application = sectionOf('apply', 'closing.form');

it.each([
  [
    'the contact form is a message and its answer',
    <ContactForm {...sectionOf('contact-simple', 'closing.form')} />,
    textsOf([sampleAnswer.question, sampleAnswer.answer]),
  ],
  [
    'the trial form are the days on which something happens',
    <TrialForm {...sectionOf('start-trial', 'closing.form')} />,
    trialDays.items.map(({ day, title, text }) => `Day ${day}: ${title} ${text}`),
  ],
  [
    'the enquiry are the products and examples with their area',
    <TellMoreForm {...sectionOf('tell-more', 'closing.form')} />,
    [...textsOf(tellMoreProducts), ...tellMoreExamples.items.map(({ area, text }) => `${text}${area}`)],
  ],
  [
    'the application are the values, a free seat and the next steps',
    <ApplyForm {...application} />,
    textsOf([...application.values, freeSeat, ...joinSteps.steps.slice(0, 1)]),
  ],
])('beside %s', (_, form, texts) => {
  renderPage(form);
  for (const text of texts) expect(document.body).toHaveTextContent(text);
});

it.each(['Tuesdays, 10:00 to 12:00', undefined])('the office hours of the entry Site are %s', (officeHours) => {
  renderPage(
    <SiteContext value={{ ...sampleSite, settings: { ...sampleSite.settings, officeHours } }}>
      <OfficePanel />
    </SiteContext>,
  );
  expect(screen.getByText('Phone')).toBeVisible();
  expect(screen.queryByText('Hours')?.nextElementSibling?.textContent).toBe(officeHours);
});

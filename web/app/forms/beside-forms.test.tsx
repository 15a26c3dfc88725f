import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoWeek } from '~/content/forms/demo-request';
import { freeSeat, joinSteps } from '~/content/forms/join-application';
import { sampleAnswer } from '~/content/forms/contact-message';
import { tellMoreExamples, tellMoreProducts } from '~/content/forms/tell-more-enquiry';
import { trialDays } from '~/content/forms/trial-request';
import { SiteContext } from '~/lib/site-context';
import { sectionOf } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { sampleSite } from '../../testing/site';
import { ApplyForm } from './apply/apply-form';
import { ContactForm } from './contact/contact-form';
import { OfficePanel } from './contact/office-panel';
import { DemoForm } from './demo/demo-form';
import { TellMoreForm } from './tell-more/tell-more-form';
import type { OnValues } from './shared/use-lead-form';
import { TrialForm } from './trial/trial-form';

// The form has tests of its own, and needs a router with data.
let onValues: OnValues | undefined;
vi.mock('./shared/lead-form', () => ({
  PageForm: (props: { onValues?: OnValues }) => {
    onValues = props.onValues;
    return null;
  },
}));

test('beside the demo form is a week that shows the chosen slot, which screen readers leave out', () => {
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

test.each([
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
    textsOf([...application.values, freeSeat, joinSteps.steps[0]]),
  ],
])('beside %s', (_, form, texts) => {
  renderPage(form);
  for (const text of texts) expect(document.body).toHaveTextContent(text);
});

test.each(['Tuesdays, 10:00 to 12:00', undefined])('the office hours of the entry Site are %s', (officeHours) => {
  renderPage(
    <SiteContext value={{ ...sampleSite, settings: { ...sampleSite.settings, officeHours } }}>
      <OfficePanel />
    </SiteContext>,
  );
  expect(screen.getByText('Phone')).toBeVisible();
  expect(screen.queryByText('Hours')?.nextElementSibling?.textContent).toBe(officeHours);
});

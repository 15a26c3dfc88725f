import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';

type Entry = Record<string, string | readonly string[]>;
export type FormCase = {
  form: 'demo' | 'contact' | 'apply' | 'tellmore' | 'trial';
  path: string;
  uid: string;
  entry: Entry;
  /** Fields that the page sends besides the entry. */
  extra?: Record<string, string>;
  success: string;
};

const person = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210' };

/** One complete entry of each form, in the order of its fields on the page. */
export const CASES: readonly FormCase[] = [
  {
    form: 'demo',
    path: paths.contact,
    uid: 'api::demo-request.demo-request',
    entry: {
      ...person,
      organization: 'Seva Trust',
      preferredDate: '2099-05-24',
      preferredTime: '2:00 PM',
      interest: ['ProGran', 'All Products'],
    },
    success: "Demo request sent successfully! We'll confirm your slot shortly.",
  },
  {
    form: 'contact',
    path: paths.contactSimple,
    uid: 'api::contact-message.contact-message',
    entry: { ...person, organizationName: 'Seva Trust', orgType: 'NGO', jobTitle: 'Head', message: 'Hello\nthere' },
    success: 'Message sent successfully!',
  },
  {
    form: 'apply',
    path: paths.apply,
    uid: 'api::join-application.join-application',
    entry: { ...person, motivation: 'To help', details: 'From June' },
    success: 'Message sent successfully!',
  },
  {
    form: 'tellmore',
    path: paths.tellMore,
    uid: 'api::tell-more-enquiry.tell-more-enquiry',
    entry: {
      ...person,
      organization: 'Seva Trust',
      needs: 'A form',
      thematicArea: 'other',
      otherThematicArea: 'Water',
      additionalInfo: 'Soon',
    },
    success: 'Message sent successfully!',
  },
  {
    form: 'trial',
    path: paths.startTrial,
    uid: 'api::trial-request.trial-request',
    entry: {
      ...person,
      organization: 'Seva Trust',
      role: 'Head',
      orgType: 'NGO/Non-Profit',
      thematicAreas: ['Education', 'Women Empowerment'],
      workLocations: 'Pan-India',
      teamSize: '11-50 people',
      currentChallenges: 'Paper',
      dataCollectionMethods: 'Forms on paper',
    },
    extra: { subject: 'New Trial Request' },
    success: "Trial request submitted successfully! We'll set up your environment and contact you within 24 hours.",
  },
];

export const form = (page: Page) => page.locator('main form');
export const submitButton = (page: Page) => form(page).locator('button[type=submit]');

/** Fills in a form by field name. */
export async function fillIn(page: Page, entry: Entry): Promise<void> {
  for (const [name, value] of Object.entries(entry)) {
    const field = form(page).locator(`[name="${name}"]`);
    if (typeof value !== 'string') {
      for (const one of value) await form(page).locator(`[name="${name}"][value="${one}"]`).check();
    } else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Sets the clock of the page, so that `sendEntry` can skip time. Call this before the page opens. */
export const installClock = (page: Page) => page.clock.install();

/** Fills in and sends the form of the open page after the two seconds in which it counts as spam. */
export async function sendEntry(page: Page, { entry, success }: Pick<FormCase, 'entry' | 'success'>): Promise<void> {
  await fillIn(page, entry);
  await page.clock.fastForward(30_000);
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(success);
}

type Lead = Record<string, unknown>;
type Stack = { cms: string; adminToken: string };

/** Returns the leads of one type from the sender `name` in the inbox, newest first. */
export async function leadsBy({ cms, adminToken }: Stack, uid: string, name: string): Promise<Lead[]> {
  const query = new URLSearchParams({ 'filters[name][$eq]': name, sort: 'receivedAt:DESC', pageSize: '100' });
  const response = await fetch(`${cms}/content-manager/collection-types/${uid}?${query}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  return ((await response.json()) as { results: Lead[] }).results;
}

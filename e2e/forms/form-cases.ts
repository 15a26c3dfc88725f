import { expect, type Page } from '@playwright/test';
import cases from './form-cases.json' with { type: 'json' };

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

/** One complete entry of each form, in the order of its fields on the page. */
export const CASES = cases as unknown as readonly FormCase[];

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

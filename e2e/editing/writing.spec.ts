import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// The admin requests the session before the login (401), and a feature of the paid edition (404).
test.use({ allowedErrors: ['401', '404'] });

const FIXTURES = path.resolve(import.meta.dirname, '../../cms/src/admin/writing/fixtures');
const fixture = (name: string) => fs.readFileSync(path.join(FIXTURES, name), 'utf8');

/** Pastes into the focused field, as the browser does for Ctrl+V. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

test('text that is pasted into the Markdown editor keeps its formatting', async ({ page, stack }) => {
  await page.goto(`${stack.cms}/admin/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome to Impact-R' })).toBeVisible();
  await page.locator('input[name=email]').fill(String(stack.settings.ADMIN_EMAIL));
  await page.locator('input[name=password]').fill(String(stack.settings.ADMIN_PASSWORD));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page).toHaveTitle(/\| Impact-R$/);

  await page.goto(`${stack.cms}/admin/content-manager/collection-types/api::article.article/create`);
  const editor = page.locator('.CodeMirror');
  await expect(editor).toHaveCount(1);
  await expect(page.getByText('Main text', { exact: true })).toBeVisible();
  await expect(page.getByText('Scheduled for', { exact: true })).toBeVisible();
  await expect(page.getByText(/Introducing the new Media Library/)).toHaveCount(0);

  const editorText = () => editor.evaluate((node) => (node as unknown as { CodeMirror: Editor }).CodeMirror.getValue());
  await editor.click();
  await paste(page, { 'text/plain': 'Plain **as it is**\n' });
  await expect.poll(editorText).toBe('Plain **as it is**\n');
  await paste(page, { 'text/html': fixture('word.html'), 'text/plain': 'Field report' });
  await expect.poll(editorText).toBe(`Plain **as it is**\n\n${fixture('word.md').trim()}`);
  await page.keyboard.press('Control+z');
  await expect.poll(editorText).toBe('Plain **as it is**\n');
});

type Editor = { getValue(): string };

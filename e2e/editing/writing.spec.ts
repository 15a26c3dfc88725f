import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAdmin } from '../support/admin-api.ts';

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

test('text that is pasted into the Markdown editor keeps its formatting', async ({ browser, stack }) => {
  const form = '/admin/content-manager/collection-types/api::article.article/create';
  const page = await openAdmin(browser, stack.cms, stack.adminToken, form);
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
  await page.context().close();
});

type Editor = { getValue(): string };

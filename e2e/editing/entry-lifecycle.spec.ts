import type { FrameLocator, Page, Response } from '@playwright/test';
import { movableClock } from '../../scripts/lib/movable-clock.mjs';
import { runWeb, testSettings } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../fixtures/test.ts';
import { inImage, type Settings, runCms } from '../support/stack.ts';

// A rejected Publish (400), the session before the login (401), a feature of the paid edition (404). The admin also
// reports the request that the end of the test aborts.
test.use({ allowedErrors: ['400', '401', '404', 'AbortError: The user aborted a request'] });

const MINUTE_MS = 60_000;
/** Real time in ms for the scheduler after each step of the fake clock. */
const CLOCK_STEP_PAUSE_MS = 2000;
const ARTICLE = {
  uid: 'api::article.article',
  title: 'A day at forty wells',
  titleField: 'Title*',
  pathField: 'Address (slug)*',
  oldPath: 'a-day-at-forty-wells',
  newPath: 'forty-wells',
  url: (slug: string) => `/blogs/${slug}`,
};
const PAGE = { uid: 'api::page.page', title: 'Field day', path: '/field-day-2026' };

/** Stop what the test has started, in reverse order. They run after a failure too. */
const cleanups: Array<() => unknown> = [];
test.afterEach(async ({ page }) => {
  // An open form would send requests to a stopped CMS.
  await page.close();
  for (const stop of cleanups.splice(0).reverse()) await stop();
});

test('the whole life of an article and of a page in the admin', async ({ page }) => {
  test.skip(inImage, 'the image of the browser tests has no CMS');
  test.setTimeout(900_000);
  const clock = movableClock();
  cleanups.push(clock.remove);
  const settings = await testSettings();
  const cms = await runCms({ ...settings, ...clock.env });
  cleanups.push(cms.stop);
  const web = await runWeb(settings);
  cleanups.push(web.stop);
  // A missing field fails early, not at the timeout of the test.
  page.setDefaultTimeout(60_000);
  const form = adminForm(page, cms.url);
  const read = (path: string) => fetch(web.url + path, { redirect: 'manual' });
  const html = async (path: string) => (await read(path)).text();
  const status = async (path: string) => (await read(path)).status;
  /** Moves the clock of the CMS to `time`, and then by minutes until all `paths` have the status. */
  const waitUntil = async (time: number, wanted: number, paths: string[]) => {
    clock.advance(time - clock.now() - MINUTE_MS);
    const next = () => {
      clock.advance(MINUTE_MS);
      return Promise.all(paths.map(status));
    };
    await expect.poll(next, { timeout: 60_000, intervals: [CLOCK_STEP_PAUSE_MS] }).toEqual(paths.map(() => wanted));
  };
  await form.logIn(settings);
  const times = { publishAt: clock.now() + 10 * MINUTE_MS, unpublishAt: clock.now() + 40 * MINUTE_MS };

  const articleForm = await test.step('an article is written, previewed, rejected, fixed and scheduled', async () => {
    await form.create(ARTICLE);
    await form.fill('Title*', 'A day at the wells');
    await form.fill('Description', 'What twelve volunteers learned in one day with forty wells.');
    await page.locator('.CodeMirror').click();
    await page.keyboard.type('<Tldr>Forty wells, one day.');
    await form.save();

    const preview = await form.sideBySide();
    await form.fill('Title*', ARTICLE.title);
    await expect(page.getByLabel(ARTICLE.pathField)).toHaveValue(ARTICLE.oldPath);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title);
    await form.addBlocks();
    for (const text of ['Read every fortnight.', 'Asha, steward', '=SUM(B2:B41)', 'The film of the day']) {
      await expect(preview.getByText(text)).toBeVisible();
    }
    await form.press('Close the preview');

    const toMend = page.getByText(/^1 to mend before Publish\./);
    await expect(toMend).toBeVisible();
    // The refusal marks its fields, so the field is chosen after it.
    const refusal = expect(page.getByText(/has a text that cannot be read/).first()).toBeVisible();
    await form.press('Publish');
    await refusal;
    await page.getByRole('button', { name: /^Go to the field: Has a text that cannot be read/ }).click();
    await expect(page.locator('.CodeMirror-focused')).toHaveCount(1);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('</Tldr> ![Forty wells](data:image/png;base64,iVBORw0KGgo=)');
    await expect(toMend).toHaveCount(0);
    await form.schedule(times);
    return page.url();
  });

  await test.step('a page is written, rejected, fixed, previewed and scheduled', async () => {
    await form.create(PAGE);
    await form.fill('Search title*', PAGE.title);
    await form.fill('Path*', PAGE.path);
    await form.fill('Search description*', 'One day in the field, with forty wells and twelve volunteers.');
    await form.press('Publish');
    await expect(page.getByText(/must start with a section of the group Opening/).first()).toBeVisible();
    await form.addSection('Opening', 'Opening');
    await page.locator('[name="sections.0.title"]').fill('A day in the field');
    await form.save();
    const preview = await form.sideBySide();
    await form.addSection('Closing', 'Call to action');
    await page.locator('[name="sections.1.title"]').fill('Come along');
    await page.locator('[name="sections.1.text"]').fill('Write to us.');
    await expect(preview.getByRole('heading', { name: 'Come along' })).toBeVisible();
    await form.press('Close the preview');
    await form.schedule(times);
  });

  await test.step('both are published on time', async () => {
    const paths = [ARTICLE.url(ARTICLE.oldPath), PAGE.path];
    await page.goto(`${cms.url}/admin`);
    for (const { title } of [ARTICLE, PAGE]) {
      const upcoming = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await expect(upcoming.getByText(/^Will be published on /)).toBeVisible();
    }
    expect(await Promise.all(paths.map(status))).toEqual([404, 404]);
    await waitUntil(times.publishAt, 200, paths);
    expect(await html(ARTICLE.url(ARTICLE.oldPath))).toContain('Read every fortnight.');
    expect(await html(PAGE.path)).toContain('Come along');
  });

  await test.step('the article moves, and an earlier revision is restored', async () => {
    const { url, titleField, pathField, oldPath, newPath } = ARTICLE;
    await page.goto(articleForm);
    await form.fill(pathField, newPath);
    const notice = expect(page.getByText('The page does not show everything')).toBeVisible({ timeout: 60_000 });
    await form.publish();
    await notice;
    await expect.poll(async () => (await read(url(oldPath))).headers.get('location')).toBe(url(newPath));
    expect(await status(url(oldPath))).toBe(301);

    const title = `<title>${ARTICLE.title}`;
    await form.fill(titleField, 'A mistake');
    await form.publish();
    await expect.poll(() => html(url(newPath))).toContain('<title>A mistake');
    await form.restore(2);
    await expect(page.getByLabel(titleField, { exact: true })).toHaveValue(ARTICLE.title);
    expect(await html(url(newPath))).not.toContain(title);
    await form.publish();
    await expect.poll(() => html(url(newPath))).toContain(title);
  });

  await test.step('both are unpublished on time', async () => {
    await waitUntil(times.unpublishAt, 404, [ARTICLE.url(ARTICLE.newPath), PAGE.path]);
  });
});

/** The actions of an editor in the forms of the admin. */
function adminForm(page: Page, cms: string) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  /** Presses a button of the form and waits until nothing is left to save. */
  const submit = async (button: string, message: string) => {
    // After a save the form loads the stored entry again. Text typed before that is lost.
    let isStored = false;
    const isGet = (one: Response) => one.request().method() === 'GET';
    const isOfEntry = (one: Response) =>
      /^\/content-manager\/collection-types\/[^/]+(\/\w{24})?(\/actions\/\w+)?$/.test(new URL(one.url()).pathname);
    const response = page.waitForResponse((one) => {
      isStored ||= isOfEntry(one) && !isGet(one);
      return isStored;
    });
    const fetched = page.waitForResponse((one) => isStored && isOfEntry(one) && isGet(one));
    // The list of revisions is loaded again too. Before that its positions are stale.
    const isList = (one: Response) => /^\/revisions\/[^/]+\/\w{24}$/.test(new URL(one.url()).pathname);
    const listed = page.waitForResponse((one) => isStored && isList(one) && isGet(one));
    // The message soon disappears, so the wait for it starts before the press.
    const shown = expect(page.getByText(message).first()).toBeVisible({ timeout: 60_000 });
    await press(button);
    expect(await (await response).text()).not.toContain('"error"');
    await (await fetched).finished();
    await (await listed).finished();
    await shown;
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  };
  const save = () => submit('Save', 'Saved document');
  const field = (name: string) => page.locator(`[name="${name}"]`);
  /** Chooses `count` images of the media library for the last empty image field. */
  const chooseImages = async (count: number) => {
    await page
      .getByRole('button', { name: /^Click to add an asset/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Add new assets' });
    await dialog.getByRole('heading', { name: /^Articles/ }).click();
    await expect(dialog.getByRole('heading', { name: /^Assets/ })).toBeVisible();
    for (let index = 0; index < count; index += 1) {
      await dialog.getByRole('checkbox', { name: /webp$/ }).nth(index).click();
    }
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await expect(dialog).toBeHidden();
  };
  const addBlock = async (name: string) => {
    await page.getByRole('button', { name: /^Add to / }).click();
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  return {
    press,
    fill,
    save,
    publish: () => submit('Publish', 'Published document'),
    async logIn({ ADMIN_EMAIL, ADMIN_PASSWORD }: Settings): Promise<void> {
      await page.goto(`${cms}/admin/auth/login`);
      await fill('Email*', String(ADMIN_EMAIL));
      await fill('Password*', String(ADMIN_PASSWORD));
      await press('Login');
      await expect(page).toHaveURL(/\/admin\/?$/);
    },
    create: ({ uid }: { uid: string }) => page.goto(`${cms}/admin/content-manager/collection-types/${uid}/create`),
    async sideBySide(): Promise<FrameLocator> {
      await press('Side by side');
      const preview = page.frameLocator('iframe[title="Preview of the draft"]');
      await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 30_000 });
      return preview;
    },
    /** Adds one block of each type to an article. */
    async addBlocks(): Promise<void> {
      await addBlock('Quote');
      await field('blocks.0.body').fill('Read every fortnight.');
      await field('blocks.0.author').fill('Asha, steward');
      await addBlock('Code');
      await field('blocks.1.code').fill('=SUM(B2:B41)');
      await addBlock('Video');
      await field('blocks.2.url').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
      await field('blocks.2.title').fill('The film of the day');
      await addBlock('Media');
      await chooseImages(1);
      await addBlock('Slider');
      await chooseImages(2);
      await addBlock('Gallery');
      await chooseImages(2);
    },
    async addSection(group: string, section: string): Promise<void> {
      await press('Add to Sections');
      const heading = page.getByRole('button', { name: group, exact: true });
      if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
      // The image of a section has the name of the section too.
      const button = page.getByRole('region', { name: group }).getByRole('button', { name: `${section} ${section}` });
      await button.first().press('Enter');
    },
    /** Sets both times, in milliseconds since 1970, and saves. */
    async schedule({ publishAt, unpublishAt }: { publishAt: number; unpublishAt: number }): Promise<void> {
      const day = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: '2-digit', year: 'numeric' });
      const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
      for (const [label, time] of [
        ['Scheduled for', publishAt],
        ['Unpublish at', unpublishAt],
      ] as const) {
        const [date, clock] = ['Choose date', 'Choose time'].map((name) =>
          page.getByRole('group', { name: label }).getByRole('combobox', { name }),
        );
        await date!.fill(day.format(time));
        await page.keyboard.press('Tab');
        // A chosen day starts at midnight.
        await expect(clock!).toHaveValue('00:00');
        await clock!.fill(hour.format(time));
        await page.keyboard.press('Tab');
        await expect(clock!).toHaveValue(hour.format(time));
      }
      const panel = page.getByText(/publishes itself within a minute of that time/);
      await expect(panel).toContainText('Press Save:');
      await save();
      await expect(panel).toContainText('Saved:');
    },
    /** Restores a revision by its position in the list. The newest has position 1. */
    async restore(position: number): Promise<void> {
      const revisions = page.getByRole('button', { name: /: compare with the draft$/ });
      await revisions.nth(position - 1).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Restore into the draft' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter');
    },
  };
}

import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';
import { adminApi, runStack } from '../lib/stack.mjs';

const VIEWPORT = { width: 1280, height: 800 };
/** Shows all panels beside a form. */
const TALL_VIEWPORT = { width: 1280, height: 1400 };
const WEBP_OPTIONS = { quality: 82, effort: 6 };
const COLLEAGUE = { firstname: 'Meera', lastname: 'Iyer' };
const TARGET = inRoot('docs/images/guide');
const ENTRIES_PATH = '/content-manager/collection-types';
const ARTICLE_UID = 'api::article.article';
const PAGE_UID = 'api::page.page';
const LEADS = [
  { name: 'Asha Rao', organizationName: 'Sample Seva Trust', orgType: 'NGO', jobTitle: 'Programme head' },
  { name: 'Vikram Nair', organizationName: 'Example Mills', orgType: 'CSR', jobTitle: 'CSR lead' },
  { name: 'Latha Menon', organizationName: 'Sample Health Foundation', orgType: 'Other', jobTitle: 'Director' },
];

/**
 * Renders the screenshots of the guide for editors (docs/editors.md) into docs/images/guide, on its own CMS and site
 * with the seeded content.
 */
export async function render(options) {
  const stack = await runStack({ settings: { SPLASH_MS: '0' } });
  try {
    mkdirSync(TARGET, { recursive: true });
    await renderAll(stack.settings, await adminApi(stack.settings), options);
  } finally {
    await stack.stop();
  }
}

async function renderAll(settings, call, { page, sharp, isWanted }) {
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(VIEWPORT);
  await page.context().addCookies([{ name: 'jwtToken', value: call.token, url: settings.CMS_URL }]);
  const open = (path) => page.goto(`${settings.CMS_URL}/admin${path}`, { waitUntil: 'networkidle' });
  /** Writes the image of the panels beside the form. */
  const writePanels = async (name, from) => {
    await page.setViewportSize(TALL_VIEWPORT);
    const first = page.getByRole('heading', { name: from, exact: true }).locator('xpath=ancestor::aside');
    await first.waitFor();
    const last = page.getByRole('heading', { name: 'Revisions', exact: true }).locator('xpath=ancestor::aside');
    const [top, bottom] = [await first.boundingBox(), await last.boundingBox()];
    const margin = 8;
    const height = bottom.y + bottom.height - top.y + 2 * margin;
    await writeScreenshot(name, { x: top.x - margin, y: top.y - margin, width: top.width + 2 * margin, height });
    await page.setViewportSize(VIEWPORT);
  };
  /** Opens the form of an entry, and waits until its checks have run. */
  const openForm = async (uid, id) => {
    await open(`${ENTRIES_PATH}/${uid}/${id}`);
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    await page.getByText('Checking …').waitFor({ state: 'detached' });
  };
  const clickButton = (name) => page.getByRole('button', { name, exact: true }).first().click();
  /** Waits for the fonts and for running animations, then writes the image. */
  const writeScreenshot = async (name, clip) => {
    if (!isWanted(name)) return;
    await page.evaluate(() => document.fonts.ready);
    const webp = await sharp(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }))
      .webp(WEBP_OPTIONS)
      .toBuffer();
    await writeFile(`${TARGET}/${name}.webp`, webp);
    console.log(`${name}  ${(webp.length / 1024).toFixed(1)} kB`);
  };

  // An article with a problem.
  const { data: article } = await call('POST', `${ENTRIES_PATH}/${ARTICLE_UID}`, {
    title: 'A day at forty wells',
    slug: 'a-day-at-forty-wells',
    description: 'What twelve volunteers learned in one day.',
    content: '<Tldr>Forty wells, one day.\n\n## What we measured\n\nThe depth, the taste and the smell.',
    blocks: [],
  });
  await openForm(ARTICLE_UID, article.documentId);
  await writeScreenshot('article');
  await writePanels('checks', 'Checks');

  const { results } = await call('GET', `${ENTRIES_PATH}/${PAGE_UID}?filters[path][$eq]=/CSR`);
  const { data: csr } = await call('GET', `${ENTRIES_PATH}/${PAGE_UID}/${results[0].documentId}`);
  await openForm(PAGE_UID, csr.documentId);
  await clickButton('Add to Sections');
  await page.getByRole('region', { name: 'Opening' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await writeScreenshot('sections');

  await openForm(PAGE_UID, csr.documentId);
  await clickButton('Side by side');
  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await preview.locator('[data-edit]').first().waitFor({ state: 'attached' });
  await preview.getByRole('heading', { level: 1 }).click();
  await page.locator('[name="sections.0.title"]:focus').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('CSR with numbers that an auditor can follow');
  await preview.getByRole('heading', { name: 'CSR with numbers that an auditor can follow' }).waitFor();
  await writeScreenshot('side-by-side');
  await clickButton('Close the preview');

  // A revision that differs from the draft, and a colleague who has the page open.
  const colleague = await adminApi(settings, await newColleague(settings, call));
  const [opening, ...rest] = withoutIds(csr.sections);
  await call('POST', `${ENTRIES_PATH}/${PAGE_UID}/${csr.documentId}/actions/publish`, {});
  const sections = [{ ...opening, title: 'CSR with numbers that an auditor can follow' }, ...rest];
  await colleague('PUT', `${ENTRIES_PATH}/${PAGE_UID}/${csr.documentId}`, { sections });
  await colleague('POST', `/presence/${PAGE_UID}/${csr.documentId}`);
  await openForm(PAGE_UID, csr.documentId);
  await page.getByRole('heading', { name: 'Somebody else is editing' }).waitFor();
  await writePanels('panels', 'Somebody else is editing');
  await page
    .getByRole('button', { name: /^Published .*: compare with the draft$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await writeScreenshot('revision');

  /** Returns 9:00 in this number of days. */
  const at = (days) => {
    const time = new Date();
    time.setDate(time.getDate() + days);
    time.setHours(9, 0, 0, 0);
    return time.toISOString();
  };
  await call('PUT', `${ENTRIES_PATH}/${ARTICLE_UID}/${article.documentId}`, {
    content: 'Forty wells, one day.',
    publishAt: at(2),
    unpublishAt: at(30),
  });
  for (const lead of LEADS) await sendLead(settings, lead);
  await open('');
  await page.getByRole('heading', { name: 'Coming up' }).waitFor();
  await page.waitForLoadState('networkidle');
  await writeScreenshot('home');

  await open('/plugins/upload');
  await page.getByText('Articles', { exact: true }).first().click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /webp$/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('dialog')
    .getByLabel(/^Alternative text/)
    .scrollIntoViewIfNeeded();
  await writeScreenshot('image');

  await open(`${ENTRIES_PATH}/api::redirect.redirect/create`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.getByLabel('Old path*').fill('/summer-offer');
  await page.getByLabel('Leads to').fill('/contact');
  await writeScreenshot('redirect');

  await open('/all-leads');
  await page.getByText('Asha Rao').first().waitFor();
  await writeScreenshot('leads');
}

/** Creates an account with the role Editor. Returns the token of its session. */
async function newColleague(settings, call) {
  const { data: roles } = await call('GET', '/admin/roles');
  const role = roles.find(({ name }) => name === 'Editor');
  const email = 'meera.iyer@example.org';
  const { data: user } = await call('POST', '/admin/users', { ...COLLEAGUE, email, roles: [role.id] });
  const { data } = await call('POST', '/admin/register', {
    registrationToken: user.registrationToken,
    userInfo: { ...COLLEAGUE, password: settings.ADMIN_PASSWORD },
  });
  return data.token;
}

/** Sends the contact form of the site. */
async function sendLead(settings, lead) {
  const email = `${lead.name.split(' ')[0].toLowerCase()}@example.org`;
  const message = 'We would like to see it with our own data.';
  const response = await fetch(`${settings.SITE_URL}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, email, phone: '9876543210', message }),
  });
  if (!response.ok) throw new Error(`The form responded with ${response.status}.`);
}

/** Returns the value without the ids of its components. Strapi refuses those of another version. */
function withoutIds(sections) {
  return JSON.parse(JSON.stringify(sections, (name, value) => (name === 'id' ? undefined : value)));
}

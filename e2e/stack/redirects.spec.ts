import { expect, test } from '../fixtures/test.ts';
import { pagesApi } from '../support/pages-api.ts';

test('old paths redirect to the new ones, for visitors with a bookmark and within the site', async ({
  page,
  stack,
}) => {
  const api = pagesApi(stack);
  const stamp = Date.now();
  const [before, after, linkingPage, gone] = ['old-day', 'new-day', 'hub', 'gone'].map((name) => `/${name}-${stamp}`);
  const statusAndLocation = async (path: string) => {
    const response = await fetch(stack.site + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  const opening = { __component: 'opening.page-hero', title: 'Field day', variant: 'band' };
  const fields = { title: 'Field day', description: 'One day in the field.', type: 'company' };
  const link = { label: 'See the programme', to: before };
  const closing = { __component: 'closing.call-to-action', title: 'Come along', text: 'Soon.', actions: [link] };

  const entry = await api.create({ ...fields, path: before, sections: [opening] });
  const other = await api.create({ ...fields, path: linkingPage, sections: [{ ...opening, title: 'Hub' }, closing] });
  await expect.poll(() => statusAndLocation(before!)).toEqual([200, null]);
  await api.publish(entry, { path: after, sections: [opening] });
  await expect.poll(() => statusAndLocation(`${before}?utm=mail`)).toEqual([301, `${after}?utm=mail`]);
  expect(await statusAndLocation(`${before}/`)).toEqual([301, before]);

  await page.goto(linkingPage!);
  await page.getByRole('main').getByRole('link', { name: 'See the programme' }).click();
  await expect(page).toHaveURL(stack.site + after);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field day');

  await api.createRedirect({ from: gone, type: 'gone' });
  await expect.poll(() => statusAndLocation(gone!)).toEqual([410, null]);
  expect(await (await fetch(stack.site + gone)).text()).toContain('id="content"');
  for (const one of [entry, other]) await api.unpublish(one);
});

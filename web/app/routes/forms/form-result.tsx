import { data, redirect } from 'react-router';
import type { Route } from './+types/form-result';
import { noScriptFormResult } from '~/forms/shared/forms.server';
import { FormResultContext } from '~/forms/shared/lead-form';
import type { FormName } from '~/forms/shared/rules/form-rules';
import { cacheHints } from '~/lib/request-context.server';
import { pageHead } from '~/pages/head';
import { loadPage } from '~/pages/load-page.server';
import { PageSections, loadWithSections } from '~/pages/page-sections';
import { type Path, paths } from '~/paths';

/** The page of each form. */
const PATHS: Readonly<Record<FormName, Path>> = {
  demo: paths.contact,
  contact: paths.contactSimple,
  apply: paths.apply,
  tellmore: paths.tellMore,
  trial: paths.startTrial,
};

const isForm = (name: string): name is FormName => Object.hasOwn(PATHS, name);

/** The response to a form submitted without scripts: its page, with the result. A plain GET redirects to the form. */
export async function loader({ params: { form }, context }: Route.LoaderArgs) {
  if (!isForm(form)) throw data(null, { status: 404 });
  const answered = context.get(noScriptFormResult);
  if (!answered) throw redirect(PATHS[form], 303);
  const found = await loadPage(PATHS[form], context);
  if (!found) throw new Error(`There is no page ${PATHS[form]}.`);
  context.get(cacheHints).cacheable = false;
  const page = { ...found.page, noIndex: true };
  return data({ ...found, page, sent: { form, result: answered.result } }, { status: answered.status });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = pageHead;

export default function FormResultPage({ loaderData: { page, sent } }: Route.ComponentProps) {
  return (
    <FormResultContext value={sent}>
      <PageSections page={page} />
    </FormResultContext>
  );
}

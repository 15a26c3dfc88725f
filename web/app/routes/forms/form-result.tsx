import { data, redirect } from 'react-router';
import type { Route } from './+types/form-result';
import { applyPage, contactPage, demoPage, type FormPage, tellMorePage, trialPage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { noScriptFormResult } from '~/forms/shared/no-script-form-result.server';
import type { FormName } from '~/forms/shared/rules/form-rules';
import { ApplyScreen } from '~/forms/apply/apply-screen';
import { ContactScreen } from '~/forms/contact/contact-screen';
import { DemoScreen } from '~/forms/demo/demo-screen';
import { TellMoreScreen } from '~/forms/tell-more/tell-more-screen';
import { TrialScreen } from '~/forms/trial/trial-screen';
import { cacheHints } from '~/lib/render-context.server';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

const SCREENS = {
  demo: DemoScreen,
  contact: ContactScreen,
  apply: ApplyScreen,
  tellmore: TellMoreScreen,
  trial: TrialScreen,
};
const PAGES: Readonly<Record<FormName, FormPage>> = {
  demo: demoPage,
  contact: contactPage,
  apply: applyPage,
  tellmore: tellMorePage,
  trial: trialPage,
};

const isForm = (name: string): name is FormName => Object.hasOwn(PAGES, name);

/** The response to a form submitted without scripts. A plain GET redirects to the form. */
export function loader({ params: { form }, context }: Route.LoaderArgs) {
  if (!isForm(form)) throw data(null, { status: 404 });
  const answered = context.get(noScriptFormResult);
  if (!answered) throw redirect(PAGES[form].path, 303);
  context.get(cacheHints).cacheable = false;
  return data({ form, action: formAction(env(), form), result: answered.result }, { status: answered.status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({ ...PAGES[loaderData?.form ?? 'demo'], type: 'contact', noIndex: true })({ matches });

export default function FormAnswer({ loaderData: { form, action, result } }: Route.ComponentProps) {
  const Screen = SCREENS[form];
  return <Screen action={action} result={result} />;
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/form-answer';
import { applyPage, contactPage, demoPage, type FormPage, tellMorePage, trialPage } from '~/content/forms/form-pages';
import { formAction } from '~/features/forms/form-addresses.server';
import { answeredForm } from '~/features/forms/form-outcome.server';
import type { FormName } from '~/features/forms/rules/form-rules';
import { ApplyScreen } from '~/features/forms/screens/apply-screen';
import { ContactScreen } from '~/features/forms/screens/contact-screen';
import { DemoScreen } from '~/features/forms/screens/demo-screen';
import { TellMoreScreen } from '~/features/forms/screens/tell-more-screen';
import { TrialScreen } from '~/features/forms/screens/trial-screen';
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

/** The answer to a form that was sent without scripts. Asked for by itself, it leads to the form. */
export function loader({ params: { form }, context }: Route.LoaderArgs) {
  if (!isForm(form)) throw data(null, { status: 404 });
  const answered = context.get(answeredForm);
  if (!answered) throw redirect(PAGES[form].path, 303);
  context.get(cacheHints).cacheable = false;
  return data({ form, action: formAction(env(), form), outcome: answered.outcome }, { status: answered.status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({ ...PAGES[loaderData?.form ?? 'demo'], type: 'contact', noIndex: true })({ matches });

export default function FormAnswer({ loaderData: { form, action, outcome } }: Route.ComponentProps) {
  const Screen = SCREENS[form];
  return <Screen action={action} outcome={outcome} />;
}

import type { Route } from './+types/start-trial';
import { trialPage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { TrialScreen } from '~/forms/trial/trial-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'trial') });

export const meta = pageMeta({ ...trialPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <TrialScreen action={loaderData.action} />;

export default Page;

import type { Route } from './+types/start-trial';
import { trialPage } from '~/content/forms/form-pages';
import { formAction } from '~/features/forms/form-addresses.server';
import { TrialScreen } from '~/features/forms/screens/trial-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'trial') });

export const meta = pageMeta({ ...trialPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <TrialScreen action={loaderData.action} />;

export default Page;

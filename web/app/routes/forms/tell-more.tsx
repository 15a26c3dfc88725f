import type { Route } from './+types/tell-more';
import { tellMorePage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { TellMoreScreen } from '~/forms/tell-more/tell-more-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'tellmore') });

export const meta = pageMeta({ ...tellMorePage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <TellMoreScreen action={loaderData.action} />;

export default Page;

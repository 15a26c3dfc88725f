import type { Route } from './+types/apply';
import { applyPage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { ApplyScreen } from '~/forms/apply/apply-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'apply') });

export const meta = pageMeta({ ...applyPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <ApplyScreen action={loaderData.action} />;

export default Page;

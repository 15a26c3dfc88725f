import type { Route } from './+types/contact';
import { demoPage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { DemoScreen } from '~/forms/demo/demo-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'demo') });

export const meta = pageMeta({ ...demoPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <DemoScreen action={loaderData.action} />;

export default Page;

import type { Route } from './+types/contact-simple';
import { contactPage } from '~/content/forms/form-pages';
import { formAction } from '~/forms/shared/form-urls.server';
import { ContactScreen } from '~/forms/contact/contact-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'contact') });

export const meta = pageMeta({ ...contactPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <ContactScreen action={loaderData.action} />;

export default Page;

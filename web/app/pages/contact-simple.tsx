import type { Route } from './+types/contact-simple';
import { contactPage } from '~/content/forms/form-pages';
import { formAction } from '~/features/forms/form-addresses.server';
import { ContactScreen } from '~/features/forms/screens/contact-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { env } from '~/lib/env.server';

export const loader = () => ({ action: formAction(env(), 'contact') });

export const meta = pageMeta({ ...contactPage, type: 'contact' });

const Page = ({ loaderData }: Route.ComponentProps) => <ContactScreen action={loaderData.action} />;

export default Page;

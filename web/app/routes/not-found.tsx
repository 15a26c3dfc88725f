import { data } from 'react-router';
import { notFoundMeta } from '~/content/message-pages';
import { NotFoundScreen } from '~/layouts/shell/not-found-screen';
import { pageMeta } from '~/lib/seo/page-meta';

export const loader = () => data(null, { status: 404 });

export const meta = pageMeta(notFoundMeta);

export default NotFoundScreen;

import { ChecksList } from './checks-list';

type Props = {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string; status?: string };
  activeTab?: string;
};

const CHECKED_UIDS = new Set(['api::article.article', 'api::page.page']);

/** Side panel of an article and a page: the problems that prevent its publication, and the warnings. */
export function ChecksPanel({ model, documentId, document, activeTab }: Props) {
  if (!CHECKED_UIDS.has(model) || activeTab === 'published') return null;
  return {
    title: 'Checks',
    content: (
      <ChecksList
        key={documentId}
        url={documentId && `/checks/${model}/${documentId}`}
        saved={document?.updatedAt}
        status={document?.status}
      />
    ),
  };
}

import { ChecksList } from './checks-list';

type Props = { model: string; documentId?: string; document?: { updatedAt?: string }; activeTab?: string };

const CHECKED = new Set(['api::article.article', 'api::page.page']);

/** Side panel of an article and a page: what publication would refuse, and what could be better. */
export function ChecksPanel({ model, documentId, document, activeTab }: Props) {
  if (!CHECKED.has(model) || activeTab === 'published') return null;
  return {
    title: 'Checks',
    content: (
      <ChecksList key={documentId} url={documentId && `/checks/${model}/${documentId}`} saved={document?.updatedAt} />
    ),
  };
}

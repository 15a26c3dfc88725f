import { type FieldTexts, SCHEDULE_FIELDS } from './field-texts';

const ARTICLES = {
  label: 'Articles',
  help: 'The articles that use this entry. It is easier to choose it in the article.',
};
const ADDRESS = {
  label: 'Address',
  help: 'The end of the address of its page. Made from the name. A new one leaves a redirect from the old one.',
};

/** Labels and help texts of the fields of an article and its relations, by content type. */
export const ARTICLE_FIELDS: Record<string, Record<string, FieldTexts>> = {
  'api::article.article': {
    title: { label: 'Title', help: 'The heading of the page, and what cards and search engines show.' },
    slug: {
      label: 'Address (slug)',
      help: 'The end of the address, after /blogs/. It follows the title until the first Publish. A later change leaves a redirect.',
    },
    description: {
      label: 'Description',
      help: 'One or two sentences for cards, search engines and shares. Cards cut it at 100 characters.',
    },
    language: {
      label: 'Language',
      help: 'The language of the text. Search engines, screen readers and browsers read it from here.',
    },
    cover: {
      label: 'Cover',
      help: 'Wide (16:9), best 1600 pixels across, at least 1200. Write its alternative text in the media library, or the word "decorative".',
    },
    author: { label: 'Author', help: 'May stay empty: the article then shows no name.' },
    category: { label: 'Category', help: 'One for each article. Shown on the card and above the title.' },
    tags: { label: 'Tags', help: 'Cards show three and say how many more there are.' },
    content: {
      label: 'Main text',
      help:
        'Text pasted from Word, Google Docs or a web page keeps its headings, bold, links, lists and tables. ' +
        'Also possible: <Tldr>The result in one sentence.</Tldr> · ' +
        '<Admonition type="tip" title="Try it">note, info, tip, warning or caution</Admonition> · ' +
        '<Tabs><TabItem label="One">…</TabItem><TabItem label="Two">…</TabItem></Tabs> · ' +
        '<ThemedImage light="/uploads/a.png" dark="/uploads/b.png" alt="What it shows" />. ' +
        'HTML is allowed and is cleaned.',
    },
    blocks: {
      label: 'Blocks',
      // The block picker truncates longer texts.
      help: 'Pictures, quotes, videos. They follow the main text.',
    },
    seo: {
      label: 'Search and sharing',
      help: 'Only where search engines should see something other than title and description.',
    },
    ...SCHEDULE_FIELDS,
  },
  'api::author.author': {
    name: { label: 'Name', help: 'As it should stand under an article.' },
    slug: ADDRESS,
    bio: { label: 'Biography', help: 'One or two sentences for the page of the author. May stay empty.' },
    avatar: { label: 'Portrait', help: 'Square, at least 200 pixels.' },
    articles: ARTICLES,
  },
  'api::category.category': {
    name: { label: 'Name', help: 'Shown on cards and above the title of an article.' },
    slug: ADDRESS,
    articles: ARTICLES,
  },
  'api::tag.tag': {
    name: { label: 'Name', help: 'Shown on cards and under an article.' },
    slug: ADDRESS,
    articles: ARTICLES,
  },
};

/** What an editor reads under each field, by content type. */
export const FIELD_HELP: Record<string, Record<string, string>> = {
  'api::article.article': {
    title: 'Up to 120 characters. Also the heading of the page.',
    slug: 'The end of the address. Do not change it once the article is out: links would break.',
    description: 'One or two sentences for cards, search engines and shares. Cards cut it at 100 characters.',
    cover: 'Wide (16:9), at least 1600 pixels across. Give it an alternative text in the media library.',
    author: 'May stay empty: the article then shows no name.',
    category: 'One shelf. Shown on the card and above the title.',
    tags: 'Cards show three and say how many more there are.',
    content: 'The text: Markdown, MDX with Tldr, Admonition, ThemedImage and Tabs, HTML, or plain. HTML is cleaned.',
    blocks: 'Pictures, quotes, films and listings in any order. They follow the text above.',
    seo: 'Only where search engines should see something other than title and description.',
    publishAt: 'Publishes this draft by itself within a minute of this time. Empty: only by hand.',
  },
  'api::author.author': { name: 'As it should stand under an article.', avatar: 'Square, at least 200 pixels.' },
  'api::category.category': { name: 'Shown on cards.', slug: 'Used in the address of the filtered list.' },
  'api::tag.tag': { name: 'Shown on cards and under an article.', slug: 'Used in the address of the filtered list.' },
};

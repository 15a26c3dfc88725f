/** The copy of the lists and the article page, without the articles. */
export const blogCopy = {
  list: {
    empty: 'No blog posts or stories available.',
    nothingFound: 'Nothing matches that yet.',
    nothingFoundHelp: 'Try fewer or other words, or look through everything.',
    everything: 'Show everything',
  },
  /** The alternative text of the portrait on the page of an author. */
  portrait: 'Portrait of {name}',
  /** Pages of authors, categories and tags. The title and the description are for search engines. */
  topics: {
    author: {
      label: 'Author',
      related: 'Writes about',
      title: 'Posts by {name}',
      description: '{count} by {name}: {titles}.',
    },
    category: {
      label: 'Category',
      related: 'Tags in this category',
      title: '{name}: blog posts',
      description: '{count} on {name}: {titles}.',
    },
    tag: {
      label: 'Tag',
      related: 'Often together with',
      title: 'Posts tagged {name}',
      description: '{count} tagged {name}: {titles}.',
    },
  },
  article: {
    /** Title and description for search engines, where the article has none or has not come yet. */
    metaTitle: 'Blog and impact stories',
    metaDescription:
      'Working notes on field data collection, indicators, grant reporting and CSR, with impact stories from programmes in India.',
    loading: 'Loading...',
    missingTitle: 'Post not found',
    missingText: "The blog post you're looking for doesn't exist.",
    back: 'Back to Blog',
    contents: 'In this post',
    related: 'Related posts',
    share: 'Share this post',
  },
} as const;

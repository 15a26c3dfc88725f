/** The copy of the lists and the article page, without the articles. */
export const blogCopy = {
  list: {
    empty: 'No blog posts or stories available.',
    nothingFound: 'Nothing matches that yet.',
    nothingFoundHelp: 'Try fewer or other words, or look through everything.',
    everything: 'Show everything',
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

/** The copy of the lists and the article page, without the articles. */
export const blogCopy = {
  list: {
    title: 'Blog and stories',
    lead: 'Working notes on collecting field data, choosing indicators and reporting results, with the numbers and the mistakes left in.',
    metaTitle: 'Blog and impact stories',
    metaDescription:
      'Working notes on field data collection, indicators, grant reporting and CSR, with impact stories from programmes in India.',
    empty: 'No blog posts or stories available.',
    nothingFound: 'Nothing matches that yet.',
    nothingFoundHelp: 'Try fewer or other words, or look through everything.',
    everything: 'Show everything',
  },
  article: {
    loading: 'Loading...',
    missingTitle: 'Post not found',
    missingText: "The blog post you're looking for doesn't exist.",
    back: 'Back to Blog',
    contents: 'In this post',
    related: 'Related posts',
    share: 'Share this post',
  },
} as const;

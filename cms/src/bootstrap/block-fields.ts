import type { FieldTexts } from './field-texts';

const IMAGES = {
  label: 'Pictures',
  help: 'At least two, 1600 pixels across. Caption and alternative text come from the media library.',
};

/** Labels and help texts of the fields of each block, by component. */
export const BLOCK_FIELDS: Record<string, Record<string, FieldTexts>> = {
  'shared.rich-text': {
    body: {
      label: 'Text',
      help: 'Markdown with the same possibilities as the main text. For text that follows a picture or another block.',
    },
  },
  'shared.media': {
    file: {
      label: 'Picture or video',
      help: 'One file. Caption and alternative text come from the media library. For YouTube use the block Video.',
    },
  },
  'shared.quote': {
    body: { label: 'Quote', help: 'The words alone: the site adds the quotation marks.' },
    author: { label: 'Who said it', help: 'The name, perhaps with the role: Asha Rao, programme lead.' },
  },
  'shared.slider': { files: IMAGES },
  'shared.gallery': { files: IMAGES },
  'shared.video': {
    url: {
      label: 'Address of the video',
      help: 'Paste it from the address bar. YouTube plays in the page; any other host opens in a new tab.',
    },
    title: { label: 'Title', help: 'What the video shows. Read out on the button that plays it.' },
    caption: { label: 'Caption', help: 'Stands below the video. May stay empty.' },
  },
  'shared.code': {
    language: { label: 'Language', help: 'Decides the colours. "text" has none.' },
    code: { label: 'Code', help: 'Shown as it is, with a button that copies it.' },
  },
  'shared.seo': {
    metaTitle: { label: 'Search title', help: 'What search engines show as title. Empty: the title of the article.' },
    metaDescription: {
      label: 'Search description',
      help: 'What search engines show below the title. Empty: the description of the article.',
    },
    shareImage: {
      label: 'Picture for sharing',
      help: 'Shown where somebody shares the article, best at 1200 × 630 pixels. Empty: the cover.',
    },
    noIndex: {
      label: 'Hide from search engines',
      help: 'Normally off. On: search engines leave this article out, and readers find it only on the site.',
    },
  },
};

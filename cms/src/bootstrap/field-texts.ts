import { type FieldTexts, type Schema, sectionTexts, texts } from './section-texts';

/** The texts of the schedule, which articles and pages have. */
const SCHEDULE_FIELDS = {
  publishAt: texts(
    'Scheduled for',
    'Save the draft with a time: it is published by itself within a minute of it. Empty: only by hand.',
  ),
  unpublishAt: texts(
    'Unpublish at',
    'Save it with a time: it is unpublished by itself within a minute of it. Empty: it stays.',
  ),
};

const ARTICLES = texts('Articles', 'The articles that use this entry. It is easier to choose it in the article.');
const ADDRESS = texts(
  'Address',
  'The end of the address of its page. Made from the name. A new one leaves a redirect from the old one.',
);

/** Labels and help texts of the fields of the content types. */
export const TYPE_TEXTS: Record<string, Record<string, FieldTexts>> = {
  'api::article.article': {
    title: texts('Title', 'The heading of the page, and what cards and search engines show.'),
    slug: texts(
      'Address (slug)',
      'The end of the address, after /blogs/. It follows the title until the first Publish. A later change leaves a redirect.',
    ),
    description: texts(
      'Description',
      'One or two sentences for cards, search engines and shares. Cards cut it at 100 characters.',
    ),
    language: texts(
      'Language',
      'The language of the text. Search engines, screen readers and browsers read it from here.',
    ),
    cover: texts(
      'Cover',
      'Wide (16:9), best 1600 pixels across, at least 1200. Write its alternative text in the media library, or the word "decorative".',
    ),
    author: texts('Author', 'May stay empty: the article then shows no name.'),
    category: texts('Category', 'One for each article. Shown on the card and above the title.'),
    tags: texts('Tags', 'Cards show three and say how many more there are.'),
    content: texts(
      'Main text',
      'Text pasted from Word, Google Docs or a web page keeps its headings, bold, links, lists and tables. ' +
        'Also possible: <Tldr>The result in one sentence.</Tldr> · ' +
        '<Admonition type="tip" title="Try it">note, info, tip, warning or caution</Admonition> · ' +
        '<Tabs><TabItem label="One">…</TabItem><TabItem label="Two">…</TabItem></Tabs> · ' +
        '<ThemedImage light="/uploads/a.png" dark="/uploads/b.png" alt="What it shows" />. ' +
        'HTML is allowed and is cleaned.',
    ),
    // The block picker truncates longer texts.
    blocks: texts('Blocks', 'Pictures, quotes, videos. They follow the main text.'),
    seo: texts(
      'Search and sharing',
      'Only where search engines should see something other than title and description.',
    ),
    ...SCHEDULE_FIELDS,
  },
  'api::author.author': {
    name: texts('Name', 'As it should stand under an article.'),
    slug: ADDRESS,
    bio: texts('Biography', 'One or two sentences for the page of the author. May stay empty.'),
    avatar: texts('Portrait', 'Square, at least 200 pixels.'),
    articles: ARTICLES,
  },
  'api::category.category': {
    name: texts('Name', 'Shown on cards and above the title of an article.'),
    slug: ADDRESS,
    articles: ARTICLES,
  },
  'api::tag.tag': {
    name: texts('Name', 'Shown on cards and under an article.'),
    slug: ADDRESS,
    articles: ARTICLES,
  },
  'api::page.page': {
    title: texts(
      'Search title',
      'What search engines and browser tabs show. The name of the company is added. {company} stands for that name.',
    ),
    path: texts('Path', 'The end of the address, such as /events/open-day. The pages of the site keep theirs.'),
    description: texts('Search description', 'One or two sentences that search engines show below the title.'),
    hue: texts('Colour', 'The colour of a product, for its page. Empty: the colour of the site.'),
    sections: texts('Sections', 'What the page shows, from top to bottom. It starts with an opening.'),
    crumbs: texts(
      'Path to the page',
      'Such as Home, Products, Surve-R, for search engines. The sections "Opening" and "Opening of a product" show it above the heading. The last step has no link.',
    ),
    type: texts('Preview image', 'The design of the image that a shared link shows.'),
    noIndex: texts('Hide from search engines', 'Normally off. On: search engines leave this page out.'),
    published: texts(
      'Date of the story',
      'Only with the preview image "story": search engines then read the page as an article of this day.',
    ),
    ...SCHEDULE_FIELDS,
    offers: texts('Prices for search engines', 'Only for pages of products. Visitors do not see them here.'),
  },
  'api::story.story': {
    title: texts('Title', 'The heading of the card.'),
    description: texts(
      'Description',
      'One or two sentences below the title. Lists of articles cut it after about 100 characters.',
    ),
    picture: texts('Picture', 'An image of the media library, or a shipped picture. Cut to 16:10.'),
    period: texts('Period', 'When it happened, such as "2024 to 2025". Stands below the text of the card.'),
    topics: texts('Topics', 'One to three words, with commas between them. Shown like the tags of an article.'),
    to: texts(
      'Page',
      'The path of the page of the story, such as /impact-story/farmer-advisory. Empty: the card leads to a page that says it is coming.',
    ),
    order: texts('Order', 'Smaller numbers come first in the lists. Among equal numbers the newest story is first.'),
  },
  'api::redirect.redirect': {
    from: texts(
      'Old path',
      'What people have in links and bookmarks, such as /old-page. A redirect applies where no page answers.',
    ),
    to: texts(
      'Leads to',
      'A path of this site, such as /contact, or an address that starts with https://. Empty only with the type "gone".',
    ),
    type: texts(
      'Type',
      'Permanent: search engines take over the new path. Temporary: they keep the old one. Gone: the path answers that its page was removed for good.',
    ),
    automatic: texts('Made by the CMS', 'True where a published page or article got a new path.'),
    note: texts('Note', 'Why this redirect exists. Visitors do not see it.'),
  },
  'api::site.site': {
    tagline: texts('Tagline', 'The sentence below the logo in the footer.'),
    description: texts(
      'Description',
      'One or two sentences about the company, for search engines and language models.',
    ),
    phone: texts('Phone', 'Empty: the number of the server settings.'),
    email: texts('E-mail', 'Empty: the address of the server settings.'),
    privacyEmail: texts('E-mail for privacy', 'On the privacy page. Empty: the address of the server settings.'),
    office: texts('Office', 'The lines of the postal address.'),
    officeHours: texts('Office hours', 'Shown beside the forms, below phone and e-mail. May stay empty.'),
    profiles: texts('Social profiles', 'The icons in the footer.'),
    navigation: texts('Navigation', 'The bar at the top of every page, from left to right.'),
    action: texts(
      'Button of the navigation',
      'At the end of the bar. The label "Request Demo" remembers the page where it was pressed.',
    ),
    footer: texts('Footer', 'The columns of links at the end of every page.'),
  },
};

const IMAGES = texts(
  'Pictures',
  'At least two, 1600 pixels across. Caption and alternative text come from the media library.',
);

/** Labels and help texts of the fields of each block, by component. */
export const BLOCK_TEXTS: Record<string, Record<string, FieldTexts>> = {
  'shared.rich-text': {
    body: texts(
      'Text',
      'Markdown with the same possibilities as the main text. For text that follows a picture or another block.',
    ),
  },
  'shared.media': {
    file: texts(
      'Picture or video',
      'One file. Caption and alternative text come from the media library. For YouTube use the block Video.',
    ),
  },
  'shared.quote': {
    body: texts('Quote', 'The words alone: the site adds the quotation marks.'),
    author: texts('Who said it', 'The name, perhaps with the role: Asha Rao, programme lead.'),
  },
  'shared.slider': { files: IMAGES },
  'shared.gallery': { files: IMAGES },
  'shared.video': {
    url: texts(
      'Address of the video',
      'Paste it from the address bar. YouTube plays in the page; any other host opens in a new tab.',
    ),
    title: texts('Title', 'What the video shows. Read out on the button that plays it.'),
    caption: texts('Caption', 'Stands below the video. May stay empty.'),
  },
  'shared.code': {
    language: texts('Language', 'Decides the colours. "text" has none.'),
    code: texts('Code', 'Shown as it is, with a button that copies it.'),
  },
  'shared.seo': {
    metaTitle: texts('Search title', 'What search engines show as title. Empty: the title of the article.'),
    metaDescription: texts(
      'Search description',
      'What search engines show below the title. Empty: the description of the article.',
    ),
    shareImage: texts(
      'Picture for sharing',
      'Shown where somebody shares the article, best at 1200 × 630 pixels. Empty: the cover.',
    ),
    noIndex: texts(
      'Hide from search engines',
      'Normally off. On: search engines leave this article out, and readers find it only on the site.',
    ),
  },
};

/** Returns the labels and help texts of the fields of a type, a block of an article, or a section or item of a page. */
export const fieldTexts = (schema: Schema): Record<string, FieldTexts> =>
  TYPE_TEXTS[schema.uid] ?? BLOCK_TEXTS[schema.uid] ?? sectionTexts(schema);

import { type FieldTexts, SCHEDULE_FIELDS } from './field-texts';

/** Labels and help texts of the fields of a page, of a story, of a redirect and of the entry Site. */
export const PAGE_FIELDS: Record<string, Record<string, FieldTexts>> = {
  'api::page.page': {
    title: {
      label: 'Search title',
      help: 'What search engines and browser tabs show. The name of the company is added. {company} stands for that name.',
    },
    path: {
      label: 'Path',
      help: 'The end of the address, such as /events/open-day. The pages of the site keep theirs.',
    },
    description: {
      label: 'Search description',
      help: 'One or two sentences that search engines show below the title.',
    },
    hue: { label: 'Colour', help: 'The colour of a product, for its page. Empty: the colour of the site.' },
    sections: { label: 'Sections', help: 'What the page shows, from top to bottom. It starts with an opening.' },
    crumbs: {
      label: 'Path to the page',
      help: 'Such as Home, Products, Surve-R, for search engines. The sections "Opening" and "Opening of a product" show it above the heading. The last step has no link.',
    },
    type: { label: 'Preview image', help: 'The design of the image that a shared link shows.' },
    noIndex: { label: 'Hide from search engines', help: 'Normally off. On: search engines leave this page out.' },
    published: {
      label: 'Date of the story',
      help: 'Only with the preview image "story": search engines then read the page as an article of this day.',
    },
    ...SCHEDULE_FIELDS,
    offers: { label: 'Prices for search engines', help: 'Only for pages of products. Visitors do not see them here.' },
  },
  'api::story.story': {
    title: { label: 'Title', help: 'The heading of the card.' },
    description: {
      label: 'Description',
      help: 'One or two sentences below the title. Lists of articles cut it after about 100 characters.',
    },
    picture: { label: 'Picture', help: 'An image of the media library, or a shipped picture. Cut to 16:10.' },
    period: {
      label: 'Period',
      help: 'When it happened, such as "2024 to 2025". Stands below the text of the card.',
    },
    topics: {
      label: 'Topics',
      help: 'One to three words, with commas between them. Shown like the tags of an article.',
    },
    to: {
      label: 'Page',
      help: 'The path of the page of the story, such as /impact-story/farmer-advisory. Empty: the card leads to a page that says it is coming.',
    },
    order: {
      label: 'Order',
      help: 'Smaller numbers come first in the lists. Among equal numbers the newest story is first.',
    },
  },
  'api::redirect.redirect': {
    from: {
      label: 'Old path',
      help: 'What people have in links and bookmarks, such as /old-page. A redirect applies where no page answers.',
    },
    to: {
      label: 'Leads to',
      help: 'A path of this site, such as /contact, or an address that starts with https://. Empty only with the type "gone".',
    },
    type: {
      label: 'Type',
      help: 'Permanent: search engines take over the new path. Temporary: they keep the old one. Gone: the path answers that its page was removed for good.',
    },
    automatic: { label: 'Made by the CMS', help: 'True where a published page or article got a new path.' },
    note: { label: 'Note', help: 'Why this redirect exists. Visitors do not see it.' },
  },
  'api::site.site': {
    tagline: { label: 'Tagline', help: 'The sentence below the logo in the footer.' },
    description: {
      label: 'Description',
      help: 'One or two sentences about the company, for search engines and language models.',
    },
    phone: { label: 'Phone', help: 'Empty: the number of the server settings.' },
    email: { label: 'E-mail', help: 'Empty: the address of the server settings.' },
    privacyEmail: {
      label: 'E-mail for privacy',
      help: 'On the privacy page. Empty: the address of the server settings.',
    },
    office: { label: 'Office', help: 'The lines of the postal address.' },
    officeHours: { label: 'Office hours', help: 'Shown beside the forms, below phone and e-mail. May stay empty.' },
    profiles: { label: 'Social profiles', help: 'The icons in the footer.' },
    navigation: { label: 'Navigation', help: 'The bar at the top of every page, from left to right.' },
    action: {
      label: 'Button of the navigation',
      help: 'At the end of the bar. The label "Request Demo" remembers the page where it was pressed.',
    },
    footer: { label: 'Footer', help: 'The columns of links at the end of every page.' },
  },
};

/** Texts of a field: `label` above it and as column header, `help` below it. */
export type FieldTexts = { label: string; help: string };

export const texts = (label: string, help: string): FieldTexts => ({ label, help });
const LINK = 'A path of this site such as /contact, an anchor such as #plans, or an address with https://.';

/** Labels and help texts of the fields of sections and items, by the name of the field. */
export const LABELS: Record<string, FieldTexts> = {
  accuracy: texts('Accuracy', 'The accuracy of the position. {metres} is the number.'),
  action: texts('Button', 'One button or link. May stay empty unless it is marked.'),
  actions: texts('Buttons', 'The first one is the main one.'),
  alternative: texts('Other page', 'A question and a link to a page that may fit better. May stay empty.'),
  anchor: texts('Anchor', 'Lower-case letters, digits and hyphens. A link #anchor leads to this section.'),
  answers: texts('Answers', 'One on each line. A sample record has one of them.'),
  available: texts('Available', 'Off: the video is marked as coming soon.'),
  category: texts('Category', 'The subject of the video, shown above its title.'),
  challenges: texts('Challenges', 'The problems of this kind of organisation.'),
  challengesTitle: texts('Title of the challenges', 'The heading of their list.'),
  change: texts('What changes', 'The situation with the product.'),
  columns: texts('Columns', 'The headings of the columns of the table.'),
  counts: texts('Label of the figure', 'Stands before the figure that a record counts in.'),
  currency: texts('Currency', 'The currency of the price.'),
  description: texts('Description', 'What the video shows, in one or two sentences.'),
  duration: texts('Duration', 'Minutes and seconds, such as 5:23.'),
  empty: texts('Text without entries', 'Shown when the list is empty.'),
  evidence: texts('Evidence', 'How the indicator is proved.'),
  facts: texts('Terms of the trial', 'A number, its unit and what it stands for.'),
  featured: texts('Large quote', 'Stands above the others, complete. May stay empty.'),
  figure: texts('Figure', 'The figure that this is about, as it should stand on the page.'),
  figureLabel: texts('Label of the figure', 'What the figure counts.'),
  from: texts('Word before the price', 'Such as "from". May stay empty.'),
  hidden: texts('Hidden', 'On: the entry is not shown.'),
  hint: texts('Hint', 'How to open a dot with a pointer or keys. Shown until the first one is open.'),
  hosted: texts('Hosted', 'The plan that we run.'),
  hue: texts('Colour', 'The colour of the product.'),
  icon: texts('Icon', 'The icon beside the title.'),
  image: texts('Image', 'An image of the media library. It replaces the shipped picture.'),
  itemsTitle: texts('Title of the benefits', 'The heading of their list.'),
  label: texts('Label', 'A few words.'),
  lead: texts('Introduction', 'One or two sentences below the title. May stay empty.'),
  legend: texts('Legend', 'Stands above the choices: the question, or what is chosen.'),
  less: texts('Button to show less', 'Closes the longer text on small screens.'),
  linkedin: texts('LinkedIn', 'The address of the profile, with https://.'),
  method: texts('Method', 'How the indicator is measured.'),
  more: texts('Addition for screen readers', 'Read after the label, so that equal labels differ: "about Surve-R".'),
  name: texts('Name', 'As it should stand on the page.'),
  narrow: texts(
    'Image for phones',
    'A narrower image of the same, for windows under 640 pixels. Needs the image above.',
  ),
  network: texts('Network', 'The social network of the profile.'),
  next: texts('Name of the grid', 'For screen readers: what a press of Enter does.'),
  noName: texts('Text without a name', 'Shown where a person has no name.'),
  noRole: texts('Text without a role', 'Shown where a person has no role.'),
  note: texts('Note', 'A small remark. May stay empty unless it is marked.'),
  noteLabel: texts('Label of the notes', 'Stands before the note of each step.'),
  ours: texts('Our way', 'How it is with our products.'),
  oursLabel: texts('Label of our way', 'The heading of that column.'),
  opening: texts(
    'Animated opening',
    'The animated opening of a product. It replaces the picture and the views. Only its own texts are in it.',
  ),
  overview: texts('Last link of the menu', 'Shown apart, below the other links. May stay empty.'),
  paragraphs: texts('Paragraphs', 'The text, one entry for each paragraph.'),
  person: texts('Person', 'The name of who said it.'),
  picture: texts('Picture', 'An image of the media library, or a picture that came with the site. May stay empty.'),
  pictureTo: texts('Link of the picture', `Where a click on the picture leads. ${LINK}`),
  place: texts('Place', 'Who and where, in a few words.'),
  price: texts('Price', 'As it should stand on the page.'),
  project: texts('Line of a project', 'In the slip of a large dot. {records} is its number of records.'),
  question: texts('Question', 'The question that the records of this project answer.'),
  quote: texts('Quote', 'What a person said, with name and role.'),
  record: texts('Line of a record', 'In the slip of a dot. {number} is its number.'),
  recordLabels: texts('Words of the records', 'Needed if the dots are to open. Only for the design dots.'),
  records: texts('Records', 'How many of the 3000 dots belong to the project.'),
  role: texts('Role', 'The role and the organisation.'),
  selfHosted: texts('Self-hosted', 'The plan that the customer runs.'),
  shipped: texts('Shipped picture', 'A picture that came with the site. Choose one, or type its name.'),
  stepsTitle: texts('Title of the steps', 'The heading of their list.'),
  stats: texts('Numbers', 'A number with its label for each.'),
  subtitle: texts('Subtitle', 'A line below the title.'),
  tag: texts('Line above the title', 'A few words in a small frame.'),
  text: texts('Text', 'Plain text, without formatting.'),
  title: texts('Title', 'The heading.'),
  to: texts('Link', LINK),
  tone: texts('Background', 'The background of the section.'),
  touchHint: texts('Hint for touch', 'The hint on a phone or tablet. Empty: the hint above.'),
  today: texts('Today', 'The situation without the product.'),
  unit: texts('Unit', 'What the price is for, such as "user and year".'),
  uploaded: texts('Date', 'When the video was published, for search engines.'),
  usual: texts('The usual way', 'How it is without our products.'),
  usualLabel: texts('Label of the usual way', 'The heading of that column.'),
  value: texts('Value', 'The number as it should stand on the page.'),
  variant: texts('Design', 'The look of the section.'),
  video: texts('Video', 'The video with its title, duration and still image.'),
  videoId: texts('Video id', 'Paste the address at YouTube. Its end, the id, is stored.'),
  when: texts('Day and time, or event', 'When this happens, such as Saturday 18:07. Only in the design switch.'),
  viewsLegend: texts(
    'Name of the views',
    'What the visitor chooses, such as Beneficiary. Some sections show it, and screen readers always read it.',
  ),
  villages: texts('Villages', 'One on each line. A sample record has one of them.'),
  words: texts('Words shown', 'Longer quotes are cut after this number of words.'),
};

/** The same for lists, by the uid of their items. */
export const LIST_LABELS: Record<string, FieldTexts> = {
  'items.anchor': texts('Links', 'The sections that the bar leads to, by their anchors.'),
  'items.card': texts('Cards', 'A title for each, with any of the other fields.'),
  'items.challenge': texts('Challenges', 'A problem, the situation today and what changes.'),
  'items.choice': texts('Choices', 'Two to four. The first one is chosen when the page opens.'),
  'items.contrast': texts('Contrasts', 'The usual way and ours for each.'),
  'items.indicator': texts('Indicators', 'An indicator, its method and its evidence.'),
  'items.link': texts('Links', 'A label and the page that it opens for each.'),
  'items.nav-link': texts('Menu', 'The links of the menu. Empty: the entry itself is a link.'),
  'items.offer-benefit': texts('Benefits', 'A benefit and the product that provides it.'),
  'items.offering': texts('Offerings', 'The first one is shown large, with its points.'),
  'items.page-link': texts('Pages', 'The name of a page, a short text and its path.'),
  'items.partner': texts('Partners', 'An organisation with its logo for each.'),
  'items.person': texts('People', 'A name, a role and a portrait for each.'),
  'items.plan-aspect': texts('Rows of the comparison', 'How the plans differ in one respect.'),
  'items.point': texts('Points', 'A title and a text for each.'),
  'items.price': texts('Prices', 'A price and what it is for.'),
  'items.price-link': texts('Links with prices', 'Each leads to a section of the page.'),
  'items.product-link': texts('Products', 'A product and what it does, in its colour.'),
  'items.quote': texts('Quotes', 'What a person said, with name and role.'),
  'items.record-project': texts('Projects', 'The large dots of the design dots, with their sample records.'),
  'items.row': texts('Rows', 'A text and a picture for each.'),
  'items.screen': texts('Screens', 'A picture of the product for each.'),
  'items.stat': texts('Numbers', 'A number with its label for each.'),
  'items.step': texts('Steps', 'In their order.'),
  'items.text': texts('Points', 'A sentence for each.'),
  'items.view': texts('Views', 'Pictures that visitors choose by a label. They replace the picture.'),
  'items.video': texts('Videos', 'The first one is shown large.'),
};

/** Where a field means something else than its name says elsewhere, by `uid.field`. */
export const OVERRIDES: Record<string, FieldTexts> = {
  'items.stat.note': texts('Note', 'Below the label, in numbers with dots only.'),
  'items.nav-entry.to': texts('Link', 'The path of the page, for an entry without a menu.'),
  'items.nav-link.note': texts('Description', 'A few words under the name.'),
  'items.crumb.to': texts('Link', 'The path of the page. The last step has none.'),
  'items.video.picture': texts('Still image', 'Shown before the video plays. Cut to 16:9.'),
  'opening.product-hero.answersLegend': texts('Name of the answers', 'What is answered. Only screen readers get it.'),
  'opening.product-hero.answers': texts(
    'Answers',
    'Only with an animated opening: the names of its parts, which visitors choose. In the order of the opening.',
  ),
  'items.choice.label': texts('Choice', 'What the visitor chooses, in a few words.'),
  'items.choice.text': texts('Reply', 'What the product says to this choice, in one or two sentences.'),
  'items.view.label': texts('Choice', 'What the visitor chooses, in a word or two.'),
  'items.view.text': texts('Reply', 'Only in Try it: replaces the reply of the choice while this view is shown.'),
  'items.plan-aspect.hosted': texts('Hosted', 'How it is with the hosted plan.'),
  'items.plan-aspect.selfHosted': texts('Self-hosted', 'How it is with the self-hosted plan.'),
  'items.price-offer.name': texts('Name', 'What the price buys, such as the name of the plan.'),
  'items.price-offer.price': texts('Price', 'The number alone.'),
  'product.video.variant': texts(
    'Design',
    'beside: the still image beside the text. scene: a band across the page with the text on the left of the image.',
  ),
  'items.screen.variant': texts(
    'Design',
    'large: as wide as the page. card: a small picture without views; neighbouring cards are in one row.',
  ),
  'product.plans.variant': texts(
    'Design',
    'panel: a plain table. halves: the half of the hosted plan has the colour of the page.',
  ),
  'product.offerings.variant': texts(
    'Design',
    'panel: the first offering on a coloured panel, the others below it. pictures: all offerings beside the picture.',
  ),
  'items.quote.picture': texts('Picture', 'A portrait of the speaker, or a picture of the figure. May stay empty.'),
  'items.person.picture': texts('Picture', 'A portrait, cut to a square. Empty: the initials of the name.'),
  'items.partner.picture': texts('Logo', 'A logo. Its alternative text is the name, if it has none. Empty: the name.'),
  'items.challenge.picture': texts('Picture', 'A small picture that replaces the icon.'),
  'items.offering.picture': texts('Picture', 'A small picture that replaces the icon.'),
  'items.step.picture': texts('Picture', 'Stands above the step. Only in the design years.'),
  'items.page-link.picture': texts('Picture', 'Only in the designs cards and preview.'),
  'items.choice.picture': texts('Picture', 'Shown while this choice is chosen. Views replace it.'),
  'items.view.picture': texts('Picture', 'Shown while this view is chosen.'),
  'opening.product-hero.picture': texts('Picture', 'Stands beside the text. An animated opening replaces it.'),
  'opening.page-hero.picture': texts('Picture', 'Stands beside the text. May stay empty.'),
  'closing.call-to-action.picture': texts(
    'Picture',
    'Beside the text, or above it in the design band. May stay empty.',
  ),
  'closing.call-to-action.variant': texts(
    'Design',
    'beside: the picture beside the text. band: a wide picture above it.',
  ),
  'product.steps.tone': texts(
    'Ground of the picture',
    'dark: for a picture with light words. light: for one with dark words.',
  ),
  'product.steps.picture': texts(
    'Picture',
    'Stands above the steps, which are its caption. Empty: the design applies.',
  ),
  'items.row.tone': texts('Background', 'Empty: the background of the section. Not in the design stack.'),
  'items.screen.tone': texts('Background', 'Dark or light, for a large screen. Empty: a soft one.'),
  'items.row.label': texts('Line above the title', 'Such as the day and time, or the name of the product.'),
  'items.row.subtitle': texts(
    'What it does',
    'About four words beside the line above the title. Only in the design stack.',
  ),
  'items.row.anchor': texts('Anchor', 'Lower-case letters, digits and hyphens. A link #anchor leads to this row.'),
  'product.rows.variant': texts(
    'Design',
    'bands: rows as wide as the window, the picture on alternating sides. stack: panels in the colour of their product that slide over each other.',
  ),
  'product.rows.reveal': texts(
    'Appears on scroll',
    'On: each row is blurred until it is in view. Only in the design bands.',
  ),
  'product.cards.variant': texts(
    'Design',
    'grid: cards beside each other, with the picture above the text. wide: one below the other, with the picture beside the text.',
  ),
  'items.card.picture': texts('Picture', 'A small drawing keeps its size. May stay empty.'),
  'items.card.note': texts('Note', 'A line in a box below the text, such as an example.'),
  'product.checklist.variant': texts(
    'Design',
    'list: one below the other, beside the title or the picture. columns: beside each other, below the title and the picture.',
  ),
  'product.checklist.picture': texts(
    'Picture',
    'Beside the points, or above them in the design columns. May stay empty.',
  ),
  'proof.quotes.variant': texts(
    'Design',
    'cards: all quotes beside each other. carousel: visitors move through them, below the large quote.',
  ),
  'proof.quotes.featured': texts('Large quote', 'Stands above the others. May stay empty.'),
  'proof.quotes.picture': texts('Picture', 'Stands below the speaker of the large quote. May stay empty.'),
  'proof.stats.variant': texts(
    'Design',
    'row: large numbers. dots: the projects as dots, each of which opens a sample record.',
  ),
  'closing.link-list.variant': texts(
    'Design',
    'rows: one row for each page. cards: cards with a picture above the text.',
  ),
  'closing.form.form': texts('Form', 'Which of the five forms. Its fields and messages are the same on every page.'),
  'closing.form.values': texts('Values', 'Only in the form apply: stand beside it.'),
  'closing.form.facts': texts(
    'Terms of the trial',
    'Only in the form trial: a number, its unit and what it stands for.',
  ),
  'closing.form.steps': texts('Steps', 'Only in the form trial: what happens after it was sent.'),
  'opening.page-hero.variant': texts(
    'Design',
    'band: the title with its text and a picture. message: a short message on a whole screen.',
  ),
  'opening.page-hero.more': texts(
    'Button to read more',
    'With it the introduction is long: on small screens it is cut, and this button opens all of it.',
  ),
};

type Attribute = { type: string; component?: string; repeatable?: boolean; min?: number; max?: number };
export type Schema = {
  uid: string;
  info: { displayName: string; description?: string };
  attributes: Record<string, Attribute>;
};

/** The fields that can title a section or item, in order of preference. */
const TITLE_FIELDS = ['title', 'name', 'label', 'person', 'text', 'value', 'usual', 'shipped'];

/** Returns whether this is a section of a page or an item of one, and not a block of an article. */
export const isPageComponent = (uid: string): boolean => !uid.startsWith('shared.') && !uid.includes('::');

/** Returns the field that titles a collapsed section or item. */
export function mainFieldOf({ attributes }: Schema): string {
  const [first = ''] = Object.keys(attributes);
  return TITLE_FIELDS.find((name) => attributes[name] && attributes[name].type !== 'component') ?? first;
}

/** Returns labels and help texts of the fields of a section or item. */
export function sectionTexts({ uid, attributes }: Schema): Record<string, FieldTexts> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const own = OVERRIDES[`${uid}.${name}`] ?? LABELS[name] ?? LIST_LABELS[attribute.component ?? ''];
      // A new section appears in the admin before its fields have texts here. A test requires them.
      const { label, help } = own ?? texts(name, '');
      return [name, texts(label, [help, limitOf(attribute)].filter(Boolean).join(' '))];
    }),
  );
}

function limitOf({ repeatable, min, max }: Attribute): string {
  if (!repeatable || !max) return '';
  return min === max ? `Exactly ${max}.` : `At most ${max}.`;
}

/** The copy that an editor sees on a preview. */
export const previewCopy = {
  title: 'Preview',
  description: 'An article or a page as its editor sees it.',
  draft: 'Preview of the draft. Visitors do not see this.',
  published: 'Preview of the published version.',
  until: 'This address works until',
  incomplete: 'Visitors will not see these sections, because something is missing or too long',
  refusedTitle: 'This preview has ended',
  refusedText: 'A preview address works for half an hour. Open the entry in the CMS and press Preview again.',
} as const;

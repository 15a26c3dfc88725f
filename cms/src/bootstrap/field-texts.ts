/** Texts of a field: `label` above it and as column header, `help` below it. */
export type FieldTexts = { label: string; help: string };

/** The texts of the schedule, which articles and pages have. */
export const SCHEDULE_FIELDS: Record<'publishAt' | 'unpublishAt', FieldTexts> = {
  publishAt: {
    label: 'Scheduled for',
    help: 'Save the draft with a time: it is published by itself within a minute of it. Empty: only by hand.',
  },
  unpublishAt: {
    label: 'Unpublish at',
    help: 'Save it with a time: it is unpublished by itself within a minute of it. Empty: it stays.',
  },
};

type Metadata = { edit: { label?: string; description?: string }; list: { label?: string } };

/** The fields that Strapi adds to every type. They appear in lists only. */
const COMMON_LABELS: Record<string, string> = {
  createdAt: 'Created',
  updatedAt: 'Last change',
  createdBy: 'Created by',
  updatedBy: 'Changed by',
  publishedAt: 'Published',
};

/** Writes labels and help texts into the metadata of a type or component, in place. */
export function writeTexts(metadatas: Record<string, Metadata>, texts: Record<string, FieldTexts>): void {
  for (const [name, { edit, list }] of Object.entries(metadatas)) {
    const label = texts[name]?.label ?? COMMON_LABELS[name];
    if (!label) continue;
    Object.assign(list, { label });
    Object.assign(edit, { label, description: texts[name]?.help ?? '' });
  }
}

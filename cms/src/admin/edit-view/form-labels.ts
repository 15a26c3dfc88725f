import schema from '../../api/article/content-types/article/schema.json';
import { languageName } from '../../articles/languages';
import type { Revision } from '../entries-api';

type Component = { settings: object };
type EditView = { layout: { components: Record<string, Component> } };

/**
 * The title field of a collapsed block with files: the name of the first file. It is set here because the content
 * manager's configuration only accepts scalar fields.
 */
const TITLE_FIELDS: Record<string, string> = {
  'shared.media': 'file.name',
  'shared.gallery': 'files.0.name',
  'shared.slider': 'files.0.name',
};

/** Returns the edit view with blocks of files titled by their first file. */
export function withBlockTitles<View extends EditView>(view: View): View {
  const components = Object.entries(view.layout.components).map(([uid, component]) => {
    const mainField = TITLE_FIELDS[uid];
    return [uid, mainField ? { ...component, settings: { ...component.settings, mainField } } : component];
  });
  return { ...view, layout: { ...view.layout, components: Object.fromEntries(components) } };
}

/** The texts of the admin for the languages of articles. Strapi shows a value of an enumeration by the text with this id. */
export const languageNames: Record<string, string> = Object.fromEntries(
  schema.attributes.language.enum.map((code) => [code, languageName(code)]),
);

const KIND_LABELS: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Earlier revision restored',
  reset: 'Reset to the shipped text',
  discarded: 'Changes discarded',
};

/** Returns the label of a kind of revision. */
export const kindLabel = ({ kind }: Pick<Revision, 'kind'>): string => KIND_LABELS[kind] ?? kind;

/** Returns the name of the user, or of what acts without one: the schedule or the CMS. */
export const userLabel = ({ kind, userName }: Pick<Revision, 'kind' | 'userName'>): string =>
  userName ?? (kind === 'published' ? 'The schedule' : 'The CMS');

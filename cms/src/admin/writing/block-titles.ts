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

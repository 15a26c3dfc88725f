type Component = { settings: object };
type EditView = { layout: { components: Record<string, Component> } };

/**
 * What stands in the row of a closed block with files: a file's name. It is set here because the configuration of the
 * content manager accepts fields with plain values only.
 */
const TITLES: Record<string, string> = {
  'shared.media': 'file.name',
  'shared.gallery': 'files.0.name',
  'shared.slider': 'files.0.name',
};

/** Gives blocks with files the name of their first file as title. */
export function withBlockTitles<View extends EditView>(view: View): View {
  const components = Object.entries(view.layout.components).map(([uid, component]) => {
    const mainField = TITLES[uid];
    return [uid, mainField ? { ...component, settings: { ...component.settings, mainField } } : component];
  });
  return { ...view, layout: { ...view.layout, components: Object.fromEntries(components) } };
}

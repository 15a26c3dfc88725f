/** Returns the admin texts that replace Strapi's. `name` is the company name. */
export function brandTexts(name: string): Record<string, string> {
  const escapedName = name.replace(/[{}<>]/g, '').replaceAll("'", "''");
  return {
    'Auth.form.welcome.title': `Welcome to ${escapedName}`,
    'Auth.form.welcome.subtitle': 'Log in to write posts and to work with leads',
    'Auth.form.register.subtitle': `Your account is for the administration of ${escapedName} only.`,
    'app.components.LeftMenu.navbrand.title': escapedName,
    'app.components.LeftMenu.logo.alt': `Logo of ${escapedName}`,
    'HomePage.header.subtitle': `The administration of the ${escapedName} website`,
    'Settings.permissions.users.listview.header.subtitle': 'Everybody who has access to this administration',
    'components.Input.error.validation.regex':
      'Something is missing, or a character is not allowed here. A path starts with /, a web address with https://.',
    'content-manager.components.LeftMenu.collection-types': 'Content',
    'content-manager.components.DynamicZone.add-component': 'Add to {componentName}',
    'content-manager.components.DynamicZone.ComponentPicker-label': 'Choose what to add',
    'content-manager.components.DynamicZone.pick-compo': 'Choose what to add',
    'content-manager.relation.add': 'Choose or create',
    'content-manager.relation.create': 'Create a new one',
    'content-manager.relation.notAvailable': 'Nothing to choose from',
  };
}

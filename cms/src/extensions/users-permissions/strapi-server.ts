type Plugin = { contentTypes: { user: { schema: { pluginOptions?: object } } } };

/** Hides the accounts of website visitors from the content manager: this site has none. */
export default (plugin: Plugin): Plugin => {
  const { schema } = plugin.contentTypes.user;
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } };
  return plugin;
};

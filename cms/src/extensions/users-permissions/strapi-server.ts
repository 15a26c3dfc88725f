type Plugin = { contentTypes: { user: { schema: { pluginOptions?: object } } } };

/** Hides website user accounts from the content manager, because this site has none. */
export default (plugin: Plugin): Plugin => {
  const { schema } = plugin.contentTypes.user;
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } };
  return plugin;
};

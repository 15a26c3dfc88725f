/**
 * Returns the text after a start. Shows the password only if this start created it, because the output may be stored.
 */
export function welcome({ env, urls, time, showPassword }) {
  const password = showPassword ? `${env.ADMIN_PASSWORD} (also in .env)` : 'see ADMIN_PASSWORD in .env';
  return [
    '',
    `  Site    ${urls.site}`,
    `  Admin   ${urls.cms}/admin`,
    `  Login   ${env.ADMIN_EMAIL}`,
    `  Password ${password}`,
    '',
    `  Up in ${time}. Ctrl-C stops both; all data stays in ${env.DATA_DIR || 'data'}/.`,
    '',
  ].join('\n');
}

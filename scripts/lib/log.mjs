/** An error of a command that is shown as one sentence, without a stack. */
export class CliError extends Error {
  name = 'Problem';
}

let asJson = false;

/** Switches `log` to JSON lines, one per line of text, like the parts with LOG_FORMAT=json. */
export const logAsJson = () => (asJson = true);

export function log(text, service = 'start') {
  if (!asJson) return console.log(text);
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', service, message: line }));
  }
}

/** Logs an output line of a part with the part's name. In JSON mode, JSON lines are printed unchanged. */
export function logFor(service, line) {
  if (!asJson) console.log(`${service} | ${line}`);
  else if (isJson(line)) console.log(line);
  else log(line, service);
}

function isJson(line) {
  try {
    return line.startsWith('{') && Boolean(JSON.parse(line));
  } catch {
    return false;
  }
}

/**
 * Runs a command's main function. Prints a CliError as a sentence, any other error with its stack. Both exit with 1.
 */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

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

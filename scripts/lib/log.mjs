/** Something that stops a command: one sentence for the person who typed it, no stack. */
export class CliError extends Error {
  name = 'Problem';
}

let asJson = false;

/** From now on `say` writes JSON lines, one for each line of its text, as the parts do under LOG_FORMAT=json. */
export const logAsJson = () => (asJson = true);

export function log(text, service = 'start') {
  if (!asJson) return console.log(text);
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', service, message: line }));
  }
}

/** Shows a line of a part's output: with the part's name before it, or, in JSON, as it stands if it is JSON. */
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

/** Runs a command's main function; a Problem ends it with its sentence, anything else with its stack, both with 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

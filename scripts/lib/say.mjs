/** Something that stops a command: one sentence for the person who typed it, no stack. */
export class Problem extends Error {
  name = 'Problem';
}

export const say = (text) => console.log(text);

/** Runs a command's main function; a Problem ends it with its sentence, anything else with its stack, both with 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

import type { CheckedDocument, Loss } from './checked-document';
import { type Problem, warnOfLoss } from './problem';

const MAX_PLACES = 3;
const SENTENCES: Record<Loss['kind'], [problem: string, hint: string]> = {
  words: ['has words that the page does not show', 'Look for a comment, a tag or a quotation mark that is not closed.'],
  image: [
    'has an image that the page cannot show',
    'Upload it to the media library, and insert it from there in this place.',
  ],
  video: ['has a video or an embedded page that the page cannot show', 'Add a block Video, or write a link to it.'],
  link: ['has a link whose address the page leaves out', 'Write an address that starts with https:// or with a /.'],
};

/** Warns of words, images, videos and links that a text loses on its way to the page: once for each text and kind. */
export function checkLostContent({ texts }: CheckedDocument): Problem[] {
  return texts.flatMap(({ path, location, facts }) => {
    // A text that cannot be parsed is refused, with its cause.
    const losses = !facts || facts.problem ? [] : facts.losses;
    return (Object.keys(SENTENCES) as Array<Loss['kind']>).flatMap((kind) => {
      const places = losses.filter((loss) => loss.kind === kind).map(placeOf);
      if (places.length === 0) return [];
      const [problem, hint] = SENTENCES[kind];
      const more = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : '';
      return [warnOfLoss(`${problem} (${location}): ${places.slice(0, MAX_PLACES).join('; ')}${more}. ${hint}`, path)];
    });
  });
}

function placeOf({ what, after, line }: Loss): string {
  const where = [line && `line ${line}`, after && `after "${after}"`].filter(Boolean).join(', ');
  return [what && `"${what}"`, where].filter(Boolean).join(', ') || 'at the start';
}

import { directiveFromMarkdown } from 'mdast-util-directive';
import { attention, htmlFlow } from 'micromark-core-commonmark';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Code, Construct, Extension, State, Token, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { IsTag } from './tag-names';

type Data = { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };

const [LESS_THAN, SLASH, MORE_THAN, STAR, TILDE, COLON] = [60, 47, 62, 42, 126, 58];
const isNameCharacter = (code: Code) => code !== null && code > 0 && /[a-z\d-]/i.test(String.fromCharCode(code));
const isEndOfName = (code: Code) => code === null || code < 0 || code === 32 || code === SLASH || code === MORE_THAN;

/** Reads words in angle brackets that are no tags as text. `isTag` knows the tags of the text. */
export function remarkTags(this: Processor, isTag: IsTag): void {
  const other = otherTag(isTag);
  const tokenizeFlow: Tokenizer = function (effects, ok, nok) {
    return effects.check(other, nok, htmlFlow.tokenize.call(this, effects, ok, nok));
  };
  add(this, {
    disable: { null: ['htmlFlow'] },
    flow: { [LESS_THAN]: { ...htmlFlow, name: 'htmlFlowOfKnownTags', tokenize: tokenizeFlow } },
    text: { [LESS_THAN]: other },
  });
}

/** The start of a tag up to its name, if that is no name of a tag. */
const otherTag = (isTag: IsTag): Construct => ({
  name: 'otherTag',
  tokenize(effects, ok, nok) {
    let name = '';
    const start: State = (code) => {
      effects.enter('data');
      effects.consume(code);
      return slash;
    };
    const slash: State = (code) => {
      if (code !== SLASH) return letters(code);
      effects.consume(code);
      return letters;
    };
    const letters: State = (code) => {
      if (isNameCharacter(code)) {
        name += String.fromCharCode(code!);
        effects.consume(code);
        return letters;
      }
      if (!/^[a-z]/i.test(name) || !isEndOfName(code) || isTag(name, code === MORE_THAN)) return nok(code);
      effects.exit('data');
      return ok(code);
    };
    return start;
  },
});

/**
 * Reads bold, italic and struck words that begin or end in punctuation beside a letter of a script without capitals:
 * `**चेतावनी:**कुआँ`, `**注意：**これ`. CommonMark asks for a blank there, which these scripts do not always have.
 */
export function remarkScripts(this: Processor): void {
  const strikethrough = gfmStrikethrough().text?.[TILDE] as Construct;
  add(this, {
    disable: { null: ['attention', 'strikethrough'] },
    text: {
      [STAR]: besideLetters(attention),
      95: { ...attention, name: 'underscores' },
      [TILDE]: besideLetters(strikethrough),
    },
  });
}

const LETTER = /[\p{Lo}\p{M}\p{Cs}\u200c\u200d]|(?!\p{ASCII})\p{Nd}/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const matches = (pattern: RegExp, code: Code) => code !== null && code > 0 && pattern.test(String.fromCharCode(code));

function besideLetters(construct: Construct): Construct {
  return {
    ...construct,
    name: `${construct.name}BesideLetters`,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let marks: Token | undefined;
      const exit: typeof effects.exit = (type) => (marks = effects.exit(type));
      const end: State = (next) => {
        if (marks && matches(PUNCTUATION, previous) && matches(LETTER, next)) marks._close = true;
        if (marks && matches(LETTER, previous) && matches(PUNCTUATION, next)) marks._open = true;
        return ok(next);
      };
      return construct.tokenize.call(this, { ...effects, exit }, end, nok);
    },
  };
}

/** Reads containers of the form `:::tip`, not `:tip` or `::tip`, which prose may have. */
export function remarkContainers(this: Processor): void {
  const [container] = directive().flow?.[COLON] as Construct[];
  add(this, { flow: { [COLON]: container! } }, directiveFromMarkdown());
}

function add(processor: Processor, syntax: Extension, fromMarkdown?: unknown): void {
  const data = processor.data() as Data;
  (data.micromarkExtensions ??= []).push(syntax);
  if (fromMarkdown) (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
}

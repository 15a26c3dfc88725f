/**
 * Words that this code replaces with the word that the framework documentation uses, because maintainers search for
 * that one. They may not be in identifiers or comments. Strings are not checked.
 */
/* eslint site/retired-words: off */
const REPLACEMENTS = {
  anew: 'again',
  film: 'video',
  gravest: 'most severe',
  haystack: 'search text',
  outdated: 'stale',
  patience: 'timeout',
  shelf: 'facet',
  tidy: 'normalize',
  wire: 'encoding',
};
/** Names of browser APIs. */
const ALLOWED = new Set(['disablePictureInPicture']);

const singular = (word) => word.toLowerCase().replace(/s$/, '');
const retired = (words) => words.map(singular).find((word) => Object.hasOwn(REPLACEMENTS, word));
const wordsOf = (identifier) => identifier.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** @type {import('eslint').Rule.RuleModule} */
export const retiredWords = {
  meta: { type: 'suggestion', messages: { retired: 'Write "{{instead}}" instead of "{{word}}".' }, schema: [] },
  create(context) {
    const report = (target, words) => {
      const word = retired(words);
      if (word) context.report({ ...target, messageId: 'retired', data: { word, instead: REPLACEMENTS[word] } });
    };
    const checkName = (node) => ALLOWED.has(node.name) || report({ node }, wordsOf(node.name));
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          report({ loc: comment.loc }, comment.value.match(/[\p{L}]+/gu) ?? []);
        }
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
    };
  },
};

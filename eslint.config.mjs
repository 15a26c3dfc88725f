import fs from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const APP = new URL('./web/app/', import.meta.url);
const folders = (at) =>
  fs
    .readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Who may import whom: a folder may import those before it, never those after it. */
const FEATURES = ['blog', 'demos', 'forms'];
const LEVELS = [
  ['lib', 'theme'],
  ['components'],
  ['openings'],
  ['sections'],
  ['content'],
  [...FEATURES, 'layouts'],
  ['pages'],
  ['preview'],
  ['routes'],
];
const homeless = folders(APP).filter((name) => !LEVELS.flat().includes(name));
if (homeless.length > 0) throw new Error(`Give web/app/${homeless.join(', ')} a level in eslint.config.mjs.`);

const forbid = (names, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: `^(~|\\.\\.(/\\.\\.)*)/(${names.join('|')})(/|$)`, message }] },
  ],
});

const oneWay = LEVELS.slice(0, -1).flatMap((level, index) =>
  level.map((folder) => {
    const otherFeatures = FEATURES.includes(folder) ? FEATURES.filter((name) => name !== folder) : [];
    return {
      files: [`web/app/${folder}/**/*.{ts,tsx}`],
      ignores: ['**/*.test.*'],
      rules: forbid(
        [...otherFeatures, ...LEVELS.slice(index + 1).flat()],
        `${folder}/ may not import what stands above it, and no feature another one.`,
      ),
    };
  }),
);

/**
 * Words that this code replaces with the word that the framework documentation uses, because maintainers search for that
 * one. They may not be in identifiers or comments. Strings are not checked.
 */
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
const RETIRED_WORDS = Object.keys(REPLACEMENTS);
const RETIRED_NAMES = Object.entries(REPLACEMENTS).map(([word, instead]) => {
  const capital = word[0].toUpperCase() + word.slice(1);
  // A whole word of camelCase, snake_case or CAPITALS, in the singular or plural.
  const name = `(^|_)${word}s?(?![a-z])|${capital}s?(?![a-z])|(^|_)${word.toUpperCase()}S?(?![A-Z])`;
  return { selector: `:matches(Identifier, PrivateIdentifier)[name=/${name}/]`, message: `Write "${instead}".` };
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/.react-router/',
      'cms/types/',
      'data/',
      '**/*.cjs',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['web/**/*.{ts,tsx}', 'cms/{src,config}/**/*.ts', 'e2e/**/*.ts'],
    // The CMS's own build leaves its tests out of the TypeScript project.
    ignores: ['cms/src/admin/**', 'cms/src/**/*.test.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Strapi's query engine answers `any`.
    files: ['cms/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['web/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  {
    ignores: ['eslint.config.mjs'],
    rules: {
      'no-restricted-syntax': ['error', ...RETIRED_NAMES],
      'no-warning-comments': [
        'error',
        { location: 'anywhere', terms: RETIRED_WORDS.flatMap((one) => [one, `${one}s`]) },
      ],
    },
  },
  {
    // The server shows values by `util.format`. A path may have a `%s`.
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RETIRED_NAMES,
        {
          selector: 'CallExpression[callee.object.name="console"][arguments.1][arguments.0.type!="Literal"]',
          message: 'Write a constant first argument, because console formats it.',
        },
      ],
    },
  },
  ...oneWay,
);

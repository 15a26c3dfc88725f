import test from 'node:test';
import { RuleTester } from 'eslint';
import { retiredWords } from './retired-words.mjs';

RuleTester.describe = (_, run) => run();
RuleTester.it = (name, run) => test(name, run);

new RuleTester().run('retired words', retiredWords, {
  valid: ["const label = 'Previous picture';", 'const images = [];', 'video.disablePictureInPicture = true;'],
  invalid: [
    { code: 'const coverFilm = 1;', errors: 1 },
    { code: 'const MAX_PATIENCE = 1;', errors: 1 },
    { code: '// The films of the page.\nrun();', errors: 1 },
    { code: 'const entry = { haystack: 1 };', errors: 1 },
  ],
});

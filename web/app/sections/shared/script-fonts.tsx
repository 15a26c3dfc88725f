import { useMemo } from 'react';
import arabic from '../../theme/fonts/arabic.css?url';
import bangla from '../../theme/fonts/bangla.css?url';
import devanagari from '../../theme/fonts/devanagari.css?url';
import gujarati from '../../theme/fonts/gujarati.css?url';
import gurmukhi from '../../theme/fonts/gurmukhi.css?url';
import kannada from '../../theme/fonts/kannada.css?url';
import malayalam from '../../theme/fonts/malayalam.css?url';
import odia from '../../theme/fonts/odia.css?url';
import otherScripts from '../../theme/fonts/other-scripts.css?url';
import tamil from '../../theme/fonts/tamil.css?url';
import telugu from '../../theme/fonts/telugu.css?url';
import { Stylesheet } from '~/components/stylesheet';

/** The scripts with a font, as their blocks of Unicode. */
const SCRIPTS: readonly (readonly [letters: RegExp, href: string])[] = [
  [/[\u0600-\u06ff]/, arabic],
  [/[\u0900-\u0963\u0966-\u097f]/, devanagari],
  [/[\u0980-\u09ff]/, bangla],
  [/[\u0a00-\u0a7f]/, gurmukhi],
  [/[\u0a80-\u0aff]/, gujarati],
  [/[\u0b00-\u0b7f]/, odia],
  [/[\u0b80-\u0bff]/, tamil],
  [/[\u0c00-\u0c7f]/, telugu],
  [/[\u0c80-\u0cff]/, kannada],
  [/[\u0d00-\u0d7f]/, malayalam],
];
const ANY = /[\u0600-\u06ff\u0900-\u0d7f]/;

/** Loads the fonts of the scripts in the texts of `of`, which is any JSON value. Other pages do not have their styles. */
export function ScriptFonts({ of }: { of: unknown }) {
  const text = useMemo(() => JSON.stringify(of) ?? '', [of]);
  if (!ANY.test(text)) return null;
  return (
    <>
      <Stylesheet href={otherScripts} />
      {SCRIPTS.map(([letters, href]) => letters.test(text) && <Stylesheet key={href} href={href} />)}
    </>
  );
}

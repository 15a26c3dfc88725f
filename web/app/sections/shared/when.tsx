import weekStyles from './week.css?url';
import { Stylesheet } from './stylesheet';

/**
 * When in the week something happens, such as `Saturday 18:07`: the last word is large. It has a dot on the line of the
 * week, and loads the styles of the `week` bands, so that no other page has them.
 */
export function When({ text = '' }: { text?: string }) {
  const at = text.lastIndexOf(' ') + 1;
  return (
    <>
      <Stylesheet href={weekStyles} />
      {text && (
        <p className="when">
          {text.slice(0, at)}
          <b>{text.slice(at)}</b>
        </p>
      )}
    </>
  );
}

import type { CSSProperties } from 'react';
import './splash.css';

const COLUMNS = [1, 2, 3, 4, 5];

/** Shows the splash at the first page of a visit in this tab. Without scripts there is none. */
const SHOW_ONCE = `try{if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');document.documentElement.dataset.splash='on'}}catch{}`;

/**
 * The full-screen spinner of the spec's section 2, as design section 4.6 settles it: answers settle into bars
 * for `ms` milliseconds over a page that is already there. Styles alone take it away again. 0: no splash.
 */
export function Splash({ ms }: { ms: number }) {
  if (ms === 0) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: SHOW_ONCE }} />
      <div className="splash" style={{ '--splash-ms': `${ms}ms` } as CSSProperties} aria-hidden="true">
        <div className="splash-bars">
          {COLUMNS.map((column) => (
            <i key={column} />
          ))}
        </div>
      </div>
    </>
  );
}

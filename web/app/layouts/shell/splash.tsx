import { type CSSProperties, use } from 'react';
import { InlineMarker } from '~/lib/inline-marker';
import './splash.css';

const COLUMNS = [1, 2, 3, 4, 5];

/**
 * Shows the splash at the first page of a visit in this tab, and ends it by a timer: an animation may stop just before
 * its last frame, and a splash that is invisible but there would take every click. Without scripts there is none.
 */
const showOnce = (ms: number) =>
  `try{if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');const d=document.documentElement.dataset;d.splash='on';setTimeout(()=>delete d.splash,${ms})}}catch{}`;

/**
 * The full-screen spinner: dots settle into bars for `ms` milliseconds over a page that is already there. 0: no splash.
 */
export function Splash({ ms }: { ms: number }) {
  const marker = use(InlineMarker);
  if (ms === 0) return null;
  return (
    <>
      <script nonce={marker} dangerouslySetInnerHTML={{ __html: showOnce(ms) }} />
      <div className="splash" style={{ '--splash-ms': `${ms}ms` } as CSSProperties} aria-hidden="true">
        <div className="splash-bars">
          {COLUMNS.map((column) => (
            <i key={column}>
              <b />
            </i>
          ))}
        </div>
      </div>
    </>
  );
}

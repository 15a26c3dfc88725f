import { type CSSProperties, use } from 'react';
import { InlineMarker } from '~/lib/content-security';
import './splash.css';

const COLUMNS = [1, 2, 3, 4, 5];

/**
 * Shows the splash on the first page of a visit in this tab. A timer ends it: an animation may stop before its last
 * frame, and an invisible splash would take every click. Without scripts there is no splash.
 */
const showOnce = (ms: number) =>
  `try{if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');const d=document.documentElement.dataset;d.splash='on';setTimeout(()=>delete d.splash,${ms})}}catch{}`;

/** A full-screen animation over the loaded page for `ms` milliseconds. Renders nothing for 0. */
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

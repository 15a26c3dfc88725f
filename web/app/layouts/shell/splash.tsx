import { type CSSProperties, use } from 'react';
import { InlineMarker } from '~/lib/content-security';
import './splash.css';

/** Of each column: where its dot comes from, its turn, and its height. Lengths are in px. */
const COLUMNS = [
  [-26, 2, 14],
  [14, 0, 34],
  [-8, 3, 26],
  [22, 1, 56],
  [34, 4, 76],
] as const;

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
          {COLUMNS.map(([from, turn, bar]) => (
            <i key={turn} style={{ '--from': `${from}px`, '--turn': turn, '--bar': `${bar}px` } as CSSProperties}>
              <b />
            </i>
          ))}
        </div>
      </div>
    </>
  );
}

/**
 * The poster of "Data Collection": one record on its way. A phone in flight mode at a door, the queue of the supervisor,
 * and the approved record, joined by one line. The figures are those of the mockup `surve-r-record`. All of it is in the
 * middle three quarters, which phones show.
 */
const PLANE =
  'M12 1.5c1 0 1.6 1.4 1.6 3V9l8 5v2l-8-2.5V19l2.4 1.8v1.7L12 21.4l-4 1.1v-1.7L10.4 19v-5.5L2.4 16v-2l8-5V4.5c0-1.6.6-3 1.6-3z';

export const oneRecord = `<div class="poster way" data-hue="surve-r">
  <svg class="way-door" viewBox="0 0 1600 900">
    <path fill="#e3cfa6" d="M0 720c400-50 1100-50 1600 0v180H0z" />
    <path fill="#f4ead6" d="M40 330h560v430H40z" />
    <path fill="#b3583b" d="M-10 350L110 190h420l130 160z" />
    <path fill="#12705f" d="M70 470h120v290H70z" />
  </svg>
  <div class="way-phone">
    <div class="way-glass">
      <div class="way-bar"><svg viewBox="0 0 24 24"><path d="${PLANE}" /></svg>10:24</div>
      <b>This month?</b>
      <p>Tailoring <span>7,400</span></p>
      <p>Farm work <span>5,050</span></p>
      <i>Yes</i>
      <svg viewBox="8 4 104 34"><path d="M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 6-1 12-6 24-9" /></svg>
    </div>
  </div>
  <div class="way-queue"><b>To review</b><p></p><p class="way-on">₹12,450</p><p></p></div>
  <div class="way-line"></div>
  <div class="way-stamp"><svg viewBox="0 0 40 40"><path d="M10 21l7 7 14-16" /></svg><b>Approved</b>19 Oct</div>
</div>`;

export const ONE_RECORD_STYLE = `
  .way { position: relative; color: var(--ink); font-size: 43px; line-height: 1.2 }
  .way :is(b, p) { display: block; margin: 0; white-space: nowrap }
  .way b { font: 600 50px/1.1 var(--font-display) }
  .way-door { position: absolute; inset: 0 }
  .way-phone { position: absolute; top: 150px; left: 214px; width: 444px; height: 900px; padding: 14px;
    border-radius: 64px; background: #16221d; box-shadow: 0 16px 48px rgb(16 35 28 / 24%) }
  .way-glass { height: 100%; padding: 26px 28px; border-radius: 50px; background: var(--surface) }
  .way-bar { display: flex; gap: 14px; align-items: center; margin-bottom: 28px; font-weight: 600 }
  .way-bar svg { height: 44px }
  .way-glass p { display: flex; justify-content: space-between; padding: 22px 0; border-bottom: 2px solid var(--line) }
  .way-glass b { margin-bottom: 12px }
  .way-glass i { display: block; margin: 34px 0 24px; padding: 16px; border-radius: 18px; background: var(--surve-r);
    color: white; font-style: normal; font-weight: 600; text-align: center }
  .way-glass > svg { width: 100%; fill: none; stroke: #1b3f8f; stroke-width: 1.4; stroke-linecap: round }
  .way-line { position: absolute; top: 602px; left: 616px; width: 500px; height: 12px; background: var(--marigold) }
  .way-queue { position: absolute; top: 366px; left: 716px; width: 316px; padding: 32px 26px; border-radius: 28px;
    background: white; box-shadow: 0 12px 36px rgb(16 35 28 / 16%) }
  .way-queue p { height: 80px; margin-top: 18px; padding: 14px 22px; border-radius: 14px; background: var(--paper-deep) }
  .way-queue .way-on { position: relative; z-index: 1; background: var(--marigold); font-weight: 600 }
  .way-stamp { position: absolute; top: 455px; left: 1088px; width: 290px; padding: 34px 20px; border-radius: 28px;
    background: var(--surve-r); color: white; text-align: center; rotate: -4deg;
    box-shadow: 0 12px 36px rgb(16 35 28 / 24%) }
  .way-stamp svg { width: 120px; fill: none; stroke: currentColor; stroke-width: 4; stroke-linecap: round;
    stroke-linejoin: round }
  .way-stamp b { margin: 8px 0; font-size: 52px }`;

/**
 * The poster of "ProGran in two minutes": one promise of the grant letter, and what is measured. The figures are those
 * of the mockup `progran-promise`. All of it is in the middle three quarters, which phones show.
 */
export const onePromise = `<div class="poster promise" data-hue="progran">
  <div class="promise-sheet"></div>
  <div class="promise-sheet"><b>60%</b>promised</div>
  <div class="promise-done"><b>46%</b>measured<i></i></div>
  <svg viewBox="0 0 1600 900">
    <path d="M736 364C800 460 790 268 862 344" />
    <path class="promise-strand" d="M736 364C800 460 790 268 862 344" />
  </svg>
</div>`;

export const ONE_PROMISE_STYLE = `
  .promise { position: relative; color: var(--ink); font: 600 76px/1 var(--font-display) }
  .promise > * { position: absolute }
  .promise b { display: block; margin-bottom: 34px; font-weight: 650; letter-spacing: -0.04em }
  .promise-sheet { top: 110px; left: 244px; width: 506px; height: 590px; padding: 132px 0 0 54px; border-radius: 6px;
    background: var(--surface); box-shadow: 0 3px 6px rgb(22 23 60 / 16%), 0 30px 60px -20px rgb(22 23 60 / 40%);
    rotate: -2deg }
  .promise-sheet:first-child { background: #f3ecdc; rotate: 3deg }
  .promise-sheet b { position: relative; z-index: 0; width: fit-content; font-size: 198px }
  .promise-sheet b::before { position: absolute; z-index: -1; inset: 10px -30px -2px;
    border-radius: 50px 14px 60px 20px / 24px 60px 16px 44px; rotate: -1deg;
    background: #f9cf6f; content: '' }
  .promise-done { top: 140px; left: 858px; width: 500px; height: 540px; padding: 92px 0 0 52px; border-radius: 40px;
    background: var(--marigold) }
  .promise-done b { font-size: 198px }
  .promise-done i { position: absolute; left: 52px; right: 52px; bottom: 52px; height: 34px; border-radius: 17px;
    background: linear-gradient(90deg, var(--ink) 46%, white 0) }
  .promise svg { inset: 0; fill: none; stroke: var(--progran); stroke-width: 18; stroke-linecap: round }
  .promise-strand { stroke: color-mix(in oklab, var(--progran) 55%, white); stroke-dasharray: 4 16; stroke-linecap: butt }`;

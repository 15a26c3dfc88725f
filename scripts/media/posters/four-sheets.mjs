/**
 * The poster of "From four spreadsheets to one answer": four sheets that disagree on the names of their columns, and
 * the one file that they become. The records are those of the mockup `drive-r-cleaning`.
 */
const SHEETS = [
  {
    columns: ['ID', 'Dist.', 'Date'],
    rows: [
      ['412', 'Raichoor', '17.10.26'],
      ['418', 'Raichur', '17/10/26'],
    ],
  },
  {
    columns: ['HH no', 'ZILLA', 'Surveyed'],
    rows: [
      ['188', 'YADGIRI', '17 Oct'],
      ['191', 'YADGIRI', '17 Oct'],
    ],
  },
  {
    columns: ['No.', 'Taluk', 'Visit'],
    rows: [
      ['522', 'Gulbarga', '15-10-26'],
      ['530', 'Gulbarga', '15-10-26'],
    ],
  },
  {
    columns: ['Sr', 'Place', 'Income'],
    rows: [
      ['305', 'Koppal', 'blank'],
      ['311', 'Kopal', '9,650/-'],
    ],
  },
];
const FILE = {
  columns: ['Woman', 'District', 'Surveyed', 'Income'],
  rows: [
    ['0412', 'Raichur', '17 Oct 2026', '₹12,450'],
    ['0418', 'Raichur', '17 Oct 2026', '₹11,900'],
    ['0188', 'Yadgir', '17 Oct 2026', '₹9,300'],
    ['0522', 'Kalaburagi', '15 Oct 2026', '₹10,800'],
  ],
};

const cells = (tag, values) => `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
const table = ({ columns, rows }) =>
  `<table>${cells('th', columns)}${rows.map((row) => cells('td', row)).join('')}</table>`;

export const fourSheets = `<div class="poster sheets" data-hue="drive-r">
  ${SHEETS.map((sheet) => `<div class="sheet">${table(sheet)}</div>`).join('')}
  <div class="file"><h1>One household file</h1>${table(FILE)}</div>
</div>`;

export const FOUR_SHEETS_STYLE = `
  .sheets { position: relative; color: var(--ink) }
  .sheets table { width: 100%; border-collapse: collapse; font-size: 30px; line-height: 1; white-space: nowrap }
  .sheets :is(th, td) { padding: 18px 20px; border-top: 2px solid var(--line); text-align: left }
  .sheets :is(th, td):last-child { text-align: right }
  .sheets th { border-top: 0; font-weight: 600 }
  .sheet { position: absolute; width: 440px; padding: 8px; background: var(--surface); box-shadow: var(--shadow-2) }
  .sheet table { font-size: 28px }
  .sheet td { color: var(--ink-faint) }
  .sheet th { background: var(--paper-deep) }
  .sheet:nth-child(1) { top: 120px; left: 24px; rotate: -5deg }
  .sheet:nth-child(2) { top: 106px; left: 1130px; rotate: 4deg }
  .sheet:nth-child(3) { top: 556px; left: 10px; rotate: 3deg }
  .sheet:nth-child(4) { top: 546px; left: 1140px; rotate: -3deg }
  .file { position: absolute; top: 212px; left: 428px; width: 834px; padding: 36px 44px; border: 3px solid var(--marigold);
    border-radius: 28px; background: var(--surface); box-shadow: 0 0 0 14px rgb(255 253 249 / 55%), var(--shadow-2) }
  .file h1 { margin: 0 0 14px; font: 650 54px / 1.1 var(--font-display); letter-spacing: -0.02em }
  .file table { font-size: 32px }
  .file :is(th, td) { padding-inline: 0 }
  .file th { color: var(--drive-r) }
  .file td { font-weight: 500 }`;

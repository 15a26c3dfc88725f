import { fixes, flagged, removed, sources } from '../data/modelling';
import { Chip, Control, placed, share } from '../kit/primitives';
import { DriveRWindow } from '../kit/product-windows';
import { Icon } from '../kit/icon';
import { count, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const raw = sum(sources, ({ rows }) => rows);
const gone = sum(removed, ({ rows }) => rows);
const mended = sum(fixes, (fix) => fix.cells);
const most = Math.max(...fixes.map((fix) => fix.cells));
type Cell = string | { was: string; now: string };
const SAMPLE: readonly { id: string; cells: readonly Cell[]; gone?: string }[] = [
  { id: '0412', cells: [{ was: 'Raichoor', now: 'Raichur' }, '17 Oct 2026', '12,450'] },
  { id: '0418', cells: ['Raichur', { was: '17/10/26', now: '17 Oct 2026' }, { was: '11,900/-', now: '11,900' }] },
  { id: '0418', cells: ['Raichur', '17 Oct 2026', '11,900'], gone: 'Duplicate' },
  { id: '0188', cells: [{ was: 'YADGIRI', now: 'Yadgir' }, '16 Oct 2026', '9,300'] },
  { id: '0305', cells: ['Koppal', { was: 'Oct 16 2026', now: '16 Oct 2026' }, { was: 'blank', now: 'flagged' }] },
  { id: '0522', cells: [{ was: 'Gulbarga', now: 'Kalaburagi' }, '15 Oct 2026', '10,800'] },
];

/** The rows at first and after each removal. */
const counts = [0, 1, 2].map((steps) => count(raw - sum(removed.slice(0, steps), ({ rows }) => rows)));
const clean = count(raw - gone);

/** The count of clean rows. Each digit that changes rolls to it from the raw count, once (styles/motion.css). */
const CleanCount = () => (
  <span className="t26 display num hued dr-roll">
    {[...clean].map((digit, n) => {
      const was = counts.slice(0, -1).map((value) => value[n]);
      return (
        <span key={n}>
          <span style={placed(n)} data-was={was.some((one) => one !== digit) ? was.join('\n') : undefined}>
            {digit}
          </span>
        </span>
      );
    })}
  </span>
);

function Cleaning() {
  return (
    <DriveRWindow
      active="Cleaning"
      title="Cleaning"
      note="Household file, round 6"

      tools={
        <>
          <span className="wide-only">
            <Control icon="history">Undo any step</Control>
          </span>
          <span className="mid-up">
            <Control kind="main" icon="check">
              Use clean file
            </Control>
          </span>
        </>
      }
    >
      <div className="row dr-flow">
        <div className="col">
          <span className="t11 faint">Rows from {sources.length} sources</span>
          <span className="t26 display num">{count(raw)}</span>
        </div>
        <Icon name="arrow-right" className="faint" />
        {removed.map(({ name, rows }, n) => (
          <div className="dr-out" style={placed(n)} key={name}>
            <span className="t11 faint">{name}</span>
            <span className="t20 num soft">−{rows}</span>
          </div>
        ))}
        <Icon name="arrow-right" className="faint mid-up" />
        <div className="col">
          <span className="t11 faint">Clean, one row a woman</span>
          <CleanCount />
        </div>
      </div>
      <div className="row g16 grow pg-split">
        <div className="table fill dr-sheet">
          <div className="tr th">
            <span className="t11">Woman</span>
            <span className="t11">District</span>
            <span className="t11">Surveyed</span>
            <span className="t11 end">Income, ₹</span>
          </div>
          {SAMPLE.map((row, n) => (
            <div className="tr" style={placed(n)} data-gone={row.gone} key={n}>
              <span className="t12 num soft">{row.id}</span>
              {row.cells.map((cell, k) =>
                typeof cell === 'string' ? (
                  <span className={k === 2 ? 't12 num end' : 't12 num line'} key={k}>
                    {cell}
                  </span>
                ) : (
                  <span className={k === 2 ? 'col end' : 'col'} key={k}>
                    <span className="t11 dr-was">{cell.was}</span>
                    <span className="t12 b hued num line">{cell.now}</span>
                  </span>
                ),
              )}
            </div>
          ))}
        </div>
        <div className="panel g12 mid-up dr-fixes">
          <div className="row between">
            <span className="panel-name">{count(mended)} cells mended</span>
            <span className="wide-only">
              <Chip mood="good">Checked</Chip>
            </span>
          </div>
          {fixes.map((fix) => (
            <div className="col g4" key={fix.name}>
              <div className="row between">
                <span className="t12 m">{fix.name}</span>
                <span className="t12 num b">{fix.cells}</span>
              </div>
              <span className="bar-lane">
                <span className="bar-fill" data-variant="accent" style={share(fix.cells / most)} />
              </span>
              <span className="t11 faint wide-only">{fix.how}</span>
            </div>
          ))}
          <div className="col g4 dr-flagged">
            <div className="row between">
              <span className="t12 m">{flagged.name}, only flagged</span>
              <span className="t12 num b">{flagged.cells}</span>
            </div>
          </div>
        </div>
      </div>
    </DriveRWindow>
  );
}

export const mockup: Mockup = {
  component: Cleaning,
  alt: `Drive-R cleans survey data: ${count(raw)} rows from ${sources.length} sources become ${clean} after duplicates and test entries are taken out; ${mended} cells are mended, each shown with what it was and what it is now, and ${flagged.cells} empty ones are flagged.`,
};

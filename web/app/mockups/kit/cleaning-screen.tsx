import { fixes, flagged, removed, sources } from '../data/modelling';
import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { count, sum } from './numbers';
import { Chip, Control, placed, share } from './primitives';
import { DriveRWindow } from './product-windows';

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

const clean = count(raw - gone);

/** The rows of the sources as a sum, or the rows that stay when some are taken out. */
function Flow({ cleaned }: { cleaned: boolean }) {
  const parts = cleaned
    ? removed.map(({ name, rows }) => [name, `−${rows}`] as const)
    : sources.map(({ name, rows }) => [name, count(rows)] as const);
  return (
    <div className="row dr-flow">
      {cleaned && (
        <>
          <div className="col">
            <span className="t11 faint">Rows from {sources.length} sources</span>
            <span className="t26 display num">{count(raw)}</span>
          </div>
          <Icon name="arrow-right" className="faint mid-up" />
        </>
      )}
      {parts.map(([name, rows], n) => (
        <div className="col dr-out" style={placed(n)} key={name}>
          <span className="t11 faint">{name}</span>
          <span className="t20 num soft">{rows}</span>
        </div>
      ))}
      <Icon name="arrow-right" className="faint mid-up" />
      <div className="col">
        <span className="t11 faint">{cleaned ? 'Clean, one row a woman' : 'Rows in one file'}</span>
        <span className="t26 display num hued">{cleaned ? clean : count(raw)}</span>
      </div>
    </div>
  );
}

/** A cell that was mended: what it is, with what it was, or only what it was. */
const Mended = ({ was, now, cleaned, end }: { was: string; now: string; cleaned: boolean; end: boolean }) =>
  cleaned ? (
    <span className={end ? 'col end' : 'col'}>
      <span className="t11 dr-was">{was}</span>
      <span className="t12 b hued num line">{now}</span>
    </span>
  ) : (
    <span className={end ? 't12 num end' : 't12 num'}>
      <span className="dr-wrong">{was}</span>
    </span>
  );

/** Returns the screen of the household file: as it arrived, or cleaned. Each shows the other one. */
export function cleaningScreen(cleaned: boolean): Mockup {
  const Cleaning = () => (
    <DriveRWindow
      active={cleaned ? 'Cleaning' : 'Sources'}
      title={cleaned ? 'Cleaning' : 'As it arrived'}
      note="Household file, round 6"
      tools={
        cleaned ? (
          <>
            <Hotspot to="drive-r-arrived" className="row">
              <Control icon="history">Undo any step</Control>
            </Hotspot>
            <span className="wide-only">
              <Chip mood="good">Checked</Chip>
            </span>
          </>
        ) : (
          <Hotspot to="drive-r-cleaning" className="row">
            <Control kind="main" icon="check">
              Use clean file
            </Control>
          </Hotspot>
        )
      }
    >
      <Flow cleaned={cleaned} />
      <div className="row g16 grow stretch">
        <div className="table fill dr-sheet">
          <div className="tr th">
            <span className="t11">Woman</span>
            <span className="t11">District</span>
            <span className="t11">Surveyed</span>
            <span className="t11 end">Income, ₹</span>
          </div>
          {SAMPLE.map((row, n) => (
            <div className="tr" style={placed(n)} data-gone={(cleaned && row.gone) || undefined} key={n}>
              <span className="t12 num soft">
                <span className={cleaned || !row.gone ? undefined : 'dr-wrong'}>{row.id}</span>
              </span>
              {row.cells.map((cell, k) =>
                typeof cell === 'string' ? (
                  <span className={k === 2 ? 't12 num end' : 't12 num line'} key={k}>
                    {cell}
                  </span>
                ) : (
                  <Mended {...cell} cleaned={cleaned} end={k === 2} key={k} />
                ),
              )}
            </div>
          ))}
        </div>
        <div className="panel g12 mid-up dr-fixes">
          <span className="panel-name">
            {count(mended)} cells {cleaned ? 'mended' : 'to mend'}
          </span>
          {fixes.map((fix) => (
            <div className="col g4" key={fix.name}>
              <div className="row between">
                <span className="t12 m">{fix.name}</span>
                <span className="t12 num b">{fix.cells}</span>
              </div>
              <span className="bar-lane">
                <span
                  className="bar-fill"
                  data-variant={cleaned ? 'accent' : 'outline'}
                  style={share(fix.cells / most)}
                />
              </span>
              <span className="t11 faint wide-only">{cleaned ? fix.how : fix.found}</span>
            </div>
          ))}
          <div className="col g4 dr-flagged">
            <div className="row between">
              <span className="t12 m">
                {flagged.name}
                {cleaned && ', only flagged'}
              </span>
              <span className="t12 num b">{flagged.cells}</span>
            </div>
          </div>
        </div>
      </div>
    </DriveRWindow>
  );

  return {
    component: Cleaning,
    alt: cleaned
      ? `Drive-R cleans survey data: ${count(raw)} rows from ${sources.length} sources become ${clean} after duplicates and test entries are taken out; ${mended} cells are mended, each shown with what it was and what it is now, and ${flagged.cells} empty ones are flagged.`
      : `The same data as it arrived: ${count(raw)} rows from ${sources.length} sources in one file, with districts in several spellings, dates in three formats, a woman who is there twice, ${mended} cells to mend and ${flagged.cells} empty ones.`,
  };
}

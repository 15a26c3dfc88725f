import { fixes, flagged, removed, sources } from '../data/modelling';
import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { MockupFrame } from './mockup-frame';
import { count, sum } from './numbers';
import { Control, placed } from './primitives';

const raw = sum(sources, ({ rows }) => rows);
const gone = sum(removed, ({ rows }) => rows);
const mended = sum(fixes, (fix) => fix.cells);
type Cell = string | { was: string; now: string };
/** The last but one is not on phones. A row that is taken out says why. */
const SAMPLE: readonly { id: string; cells: readonly Cell[]; gone?: string }[] = [
  { id: '0412', cells: [{ was: 'Raichoor', now: 'Raichur' }, '17 Oct 2026', '12,450'] },
  { id: '0418', cells: ['Raichur', { was: '17/10/26', now: '17 Oct 2026' }, { was: '11,900/-', now: '11,900' }] },
  { id: '0418', cells: ['Raichur', '17 Oct 2026', '11,900'], gone: 'Duplicate' },
  { id: '0172', cells: [{ was: 'YADGIRI', now: 'Yadgir' }, '17 Oct 2026', '9,300'] },
  { id: '0305', cells: ['Koppal', { was: 'Oct 17 2026', now: '17 Oct 2026' }, { was: 'blank', now: 'flagged' }] },
];

const clean = count(raw - gone);

/** The rows of the sources as a sum, or the rows that stay when some are taken out. */
function Flow({ cleaned }: { cleaned: boolean }) {
  const parts = cleaned
    ? removed.map(({ name, rows }) => [name, `−${rows}`] as const)
    : sources.map(({ name, rows }, n) => [name, `${n > 0 ? '+' : ''}${count(rows)}`] as const);
  return (
    <div className="dr-flow">
      {cleaned && (
        <div className="col">
          <span className="t13">Rows from {sources.length} sources</span>
          <span className="display num">{count(raw)}</span>
        </div>
      )}
      {parts.map(([name, rows], n) => (
        <div className="col dr-out" style={placed(n)} key={name}>
          <span className="t13">{name}</span>
          <span className="display num">{rows}</span>
        </div>
      ))}
      <span className="display">=</span>
      <div className="col">
        <span className="t13">{cleaned ? 'Clean, one row a woman' : 'Rows in one file'}</span>
        <span className={cleaned ? 'display num hued' : 'display num'}>{cleaned ? clean : count(raw)}</span>
      </div>
    </div>
  );
}

/** A cell that was mended: what it was and what it is now, or only what it was. */
const Mended = ({ was, now, cleaned }: { was: string; now: string; cleaned: boolean }) =>
  cleaned ? (
    <span className="dr-mended">
      <span className="dr-was">{was}</span>
      <b className="hued line">{now}</b>
    </span>
  ) : (
    <span>
      <span className="dr-wrong">{was}</span>
    </span>
  );

/** Returns the rows of the household file: as they arrived, or cleaned. Each shows the other one. */
export function cleaningScreen(cleaned: boolean): Mockup {
  const Cleaning = () => (
    <MockupFrame hue="drive-r" className="dr-clean">
      <Flow cleaned={cleaned} />
      <div className="table dr-sheet num">
        <div className="tr th">
          <span>Woman</span>
          <span>District</span>
          <span>Surveyed</span>
          <span>Income, ₹</span>
        </div>
        {SAMPLE.map((row, n) => (
          <div className="tr" style={placed(n)} data-gone={(cleaned && row.gone) || undefined} key={n}>
            <span>
              <span className={cleaned || !row.gone ? undefined : 'dr-wrong'}>{row.id}</span>
            </span>
            {row.cells.map((cell, k) =>
              typeof cell === 'string' ? (
                <span className="line" key={k}>
                  {cleaned && k === 2 ? (row.gone ?? cell) : cell}
                </span>
              ) : (
                <Mended {...cell} cleaned={cleaned} key={k} />
              ),
            )}
          </div>
        ))}
      </div>
      <div className="dr-fixes">
        <span className="t14 b">
          {count(mended)} cells {cleaned ? 'mended' : 'to mend'}
        </span>
        {fixes.map(({ name, cells }) => (
          <span className="t14" key={name}>
            <b className="num">{cells}</b> {name.toLowerCase()}
          </span>
        ))}
        <span className="t14 dr-flagged">
          and <b className="num">{flagged.cells}</b> {cleaned ? 'left blank, flagged' : flagged.name.toLowerCase()}
        </span>
        <Hotspot to={cleaned ? 'drive-r-arrived' : 'drive-r-cleaning'} className={cleaned ? 't14 dr-note' : 'row'}>
          {cleaned ? (
            'Any step can be undone.'
          ) : (
            <Control kind="main" icon="check">
              Use clean file
            </Control>
          )}
        </Hotspot>
      </div>
    </MockupFrame>
  );

  return {
    component: Cleaning,
    alt: cleaned
      ? `Drive-R cleans survey data: ${count(raw)} rows from ${sources.length} sources become ${clean} after duplicates and test entries are taken out; ${mended} cells are mended, each shown with what it was and what it is now, and ${flagged.cells} empty ones are flagged.`
      : `The same data as it arrived: ${count(raw)} rows from ${sources.length} sources in one file, with districts in several spellings, dates in three formats, a woman who is there twice, ${mended} cells to mend and ${flagged.cells} empty ones.`,
  };
}

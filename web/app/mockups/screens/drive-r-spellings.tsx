import { columns, register } from '../data/registers';
import { flow } from '../drawings/canvas';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import { Chip } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

type Column = (typeof columns)[number];

const rows = register.women * register.meetings;
/** Parts of the height between two values, which lie against each other on the other side. */
const GAP = 3;
/** Top and height of what they become, in per cent. */
const RESULT = { top: 14, height: 72 };
const share = (part: number) => RESULT.top + part * RESULT.height;
const mended = ({ values: [first] }: Column) => rows - first.rows;

/** The values with their place on the left and on the right, in per cent of the height. */
function placed({ values }: Column) {
  const room = 100 - GAP * (values.length - 1);
  let before = 0;
  return values.map((value, n) => {
    const [start, size] = [before / rows, value.rows / rows];
    before += value.rows;
    return { ...value, top: start * room + n * GAP, height: size * room, to: share(start), end: share(start + size) };
  });
}

function Merge({ column, accepted }: { column: Column; accepted?: boolean }) {
  const values = placed(column);
  return (
    <div className="col grow sp-column">
      <span className="t14">
        <b>{column.name}</b>, {column.ways}
      </span>
      <div className="grow sp-merge">
        {values.map(({ text, rows: touched, top, height }) => (
          <span className="row between sp-value" style={{ top: `${top}%`, height: `${height}%` }} key={text}>
            <span className="t16 b num">{text}</span>
            <span className="t12 num">
              {count(touched)}
              <span className="mid-up"> rows</span>
            </span>
          </span>
        ))}
        <svg className="sp-flow" viewBox="0 0 100 100" preserveAspectRatio="none">
          {values.map(({ text, top, height, to, end }) => (
            <path d={flow([0, top, top + height], [100, to, end])} key={text} />
          ))}
        </svg>
        <div className="col g8 sp-result" style={{ top: `${RESULT.top}%`, height: `${RESULT.height}%` }}>
          <span className="t34 display num">{column.values[0].text}</span>
          <span className="t14 num">
            {count(rows)} rows<span className="mid-up">, {count(mended(column))} mended</span>
          </span>
          {accepted ? <Chip mood="good">Accepted</Chip> : <Chip mood="watch">Waits for your yes</Chip>}
        </div>
      </div>
    </div>
  );
}

function Spellings() {
  return (
    <MockupFrame hue="drive-r" className="bare col">
      <Merge column={columns[0]} accepted />
      <Merge column={columns[1]} />
    </MockupFrame>
  );
}

const inWords = ({ values }: Column) =>
  values.map(({ text, rows: touched }) => `${text} in ${count(touched)}`).join(', ');

export const mockup: Mockup = {
  component: Spellings,
  alt: `Drive-R joins what is written in several ways, in ${count(rows)} rows of attendance. Three spellings of a village, ${inWords(columns[0])}, become ${columns[0].values[0].text}; ${count(mended(columns[0]))} rows are mended, and this is accepted. Three formats of a date, ${inWords(columns[1])}, wait to become one.`,
};

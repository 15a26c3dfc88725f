import { columns, register } from '../data/registers';
import { flow } from '../drawings/canvas';
import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count } from './numbers';
import { Control } from './primitives';

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

/** The rows of the column, and those of them that are not written as the first value. */
const Mended = ({ column, word }: { column: Column; word: string }) => (
  <>
    <span className="t14 num mid-up">
      {count(rows)} rows, {count(mended(column))} {word}
    </span>
    <span className="t14 num narrow-only">
      {count(mended(column))} of {count(rows)} {word}
    </span>
  </>
);

/** `since`: the month in which it was accepted. Without one it has just been accepted, so it can be undone. */
type MergeProps = { column: Column; isAccepted: boolean; since?: string };

function Merge({ column, isAccepted, since }: MergeProps) {
  const values = placed(column);
  const [first] = column.values;
  return (
    <div
      className="col grow sp-column"
      data-proposed={!isAccepted || undefined}
      data-new={(isAccepted && !since) || undefined}
    >
      <span className="t16">
        <b>{column.name}</b>, {column.ways}
      </span>
      <div className="grow sp-merge">
        {values.map(({ text, rows: touched, top, height }) => (
          <span className="row between sp-value" style={{ top: `${top}%`, height: `${height}%` }} key={text}>
            <span className="t16 b num">{text}</span>
            <span className="t14 num">
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
          <span className="t34 display num">{first.text}</span>
          {isAccepted ? (
            <>
              <Mended column={column} word="mended" />
              <span className="row g12 t14">
                <span className="row g4 b">
                  <Icon name="check" />
                  Accepted{since && ` in ${since}`}
                </span>
                {!since && (
                  <Hotspot to="drive-r-spellings" className="sp-undo">
                    Undo
                  </Hotspot>
                )}
              </span>
            </>
          ) : (
            <>
              <Mended column={column} word="to mend" />
              <Hotspot to="drive-r-joined" className="row">
                <Control icon="check" kind="main">
                  Yes, join them
                </Control>
              </Hotspot>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const inWords = ({ values }: Column) =>
  values.map(({ text, rows: touched }) => `${text} in ${count(touched)}`).join(', ');

/** Returns the drawing of values that become one: spellings that are joined, and formats that are proposed or joined. */
export function spellingsDrawing(isAccepted: boolean): Mockup {
  const [village, date] = columns;
  const Spellings = () => (
    <MockupFrame hue="drive-r" className="bare col sp">
      <span className="t14 sp-file">{register.name}</span>
      <Merge column={village} isAccepted since={village.since} />
      <Merge column={date} isAccepted={isAccepted} />
    </MockupFrame>
  );
  return {
    component: Spellings,
    alt: `Drive-R joins what is written in several ways, in ${count(rows)} rows of attendance (${register.name.toLowerCase()}). Three spellings of a village, ${inWords(village)}, became ${village.values[0].text} by a rule that was accepted in ${village.since}; ${count(mended(village))} rows are mended. Three formats of a date, ${inWords(date)}, ${isAccepted ? `became one too, in ${count(mended(date))} rows, which can be undone` : `become one in ${count(mended(date))} rows when this is accepted`}.`,
  };
}

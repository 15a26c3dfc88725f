import type { MockupName } from '../mockup-names';
import { BarRows } from './bar-rows';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { Control } from './primitives';
import { DriveRWindow } from './product-windows';

type Props = {
  question: string;
  /** The answer in a sentence, and one that only wide windows have room for. */
  answer: string;
  more?: string;
  /** Bars in the order of their values, one of them marked. */
  rows?: readonly { name: string; value: number; text: string; isMarked: boolean }[];
  end?: number;
  /** What the bars measure, if the answer does not say it. */
  measure?: string;
  /** How Drive-R read the question. */
  read?: readonly (readonly [what: string, how: string])[];
  /** Questions that it proposes next, with the mockup of their answer. */
  next?: readonly (readonly [question: string, to?: MockupName])[];
  /** Some of the rows behind the answer, and the number of all. */
  behind?: { all: string; rows: readonly (readonly [id: string, name: string, reply: string])[] };
};

/** A question to Drive-R in plain language, with its answer as a sentence and as bars. */
export function AskWindow(props: Props) {
  const { question, answer, more, rows = [], end = 1, measure, read = [], next = [], behind } = props;
  return (
    <DriveRWindow active="Ask" title="Ask" note="Sabala Livelihoods, cleaned household file" className="dr-ask">
      <div className="dr-question">
        <Icon name="sparkles" />
        <span className="t16 m grow">{question}</span>
        {/* Narrow windows do not show the next questions. */}
        <Hotspot to={next.find(([, to]) => to)?.[1]} className="dr-send">
          <Icon name="arrow-right" />
        </Hotspot>
      </div>
      <div className="row g16 grow stretch">
        <div className="panel grow g12">
          <span className="t16 dr-answer">
            <span className="b">{answer}</span> {more && <span className="mid-up">{more}</span>}
          </span>
          <div className="row between">
            <span className="t12 soft">{measure}</span>
            <span className="row g8 faint wide-only">
              <Icon name="chart-bar" />
              <Icon name="table" />
              <Icon name="map-pin" />
              <Icon name="download" />
            </span>
          </div>
          <BarRows
            end={end}
            rows={rows.map(({ isMarked, ...row }) => ({ ...row, variant: isMarked ? 'solid' : 'accent' }))}
          />
        </div>
        <div className="col g12 wide-only dr-aside">
          <div className="panel g8">
            <span className="panel-name">How the question was read</span>
            {read.map(([what, how]) => (
              <div className="col" key={what}>
                <span className="t11 faint">{what}</span>
                <span className="t12 m">{how}</span>
              </div>
            ))}
          </div>
          <div className="col g8 dr-next">
            <span className="t12 faint">Ask next</span>
            {next.map(([question, to]) => (
              <Hotspot to={to} className="row" key={question}>
                <Control>{question}</Control>
              </Hotspot>
            ))}
          </div>
        </div>
      </div>
      {behind && (
        <div className="dr-behind">
          <span className="row between t12">
            <span className="m">The rows behind it</span>
            <span className="faint num">
              {behind.rows.length} of {behind.all}
            </span>
          </span>
          {behind.rows.map(([id, name, reply]) => (
            <span className="dr-row t12" key={id}>
              <span className="faint num">{id}</span>
              <span>{name}</span>
              <span className="end">{reply}</span>
            </span>
          ))}
        </div>
      )}
    </DriveRWindow>
  );
}

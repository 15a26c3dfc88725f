import { Fragment, type ReactNode } from 'react';
import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count } from './numbers';
import { placed } from './primitives';

type Props = {
  /** The question as it is asked, with what a split changes in it. */
  question: readonly [before: string, split: string, after: string];
  /** The mockup of the same question, split the other way. */
  other: MockupName;
  /** How the question was read: each part and its meaning. */
  read: readonly (readonly [part: string, meaning: string])[];
  finding: string;
  legend?: ReactNode;
  /** Some of the records behind the chart: number, name and values. */
  rows: readonly (readonly [id: string, name: string, ...values: string[]])[];
  /** The number of records that these are from, and where, such as "in Yadgir". */
  all: number;
  where?: string;
  children: ReactNode;
};

/** The words with their places in the question, which appear one after another. The spaces stay outside, as at line ends. */
const words = (text: string, first: number) =>
  text.split(' ').map((word, n) => (
    <Fragment key={n}>
      {n > 0 && ' '}
      {word && <span style={placed(first + n)}>{word}</span>}
    </Fragment>
  ));

/** The reply of Drive-R to a question: its reading, a finding with its chart, and the records behind it. */
export function QuestionSheet({
  question: [before, split, after],
  other,
  read,
  finding,
  legend,
  rows,
  all,
  where,
  children,
}: Props) {
  const splitAt = before.split(' ').length - 1;
  return (
    <MockupFrame hue="drive-r" className="qs">
      <div className="qs-read">
        <span className="t16 display qs-ask">
          <Icon name="sparkles" className="hued" />
          <span className="qs-typed">
            {words(before, 0)}
            <Hotspot to={other} className="qs-split" style={placed(splitAt)}>
              {split}
              <Icon name="arrows-exchange" />
            </Hotspot>
            {words(after, splitAt)}
          </span>
          <span className="dr-send">
            <Icon name="arrow-right" />
          </span>
        </span>
        {read.map(([part, meaning], place) => (
          <span className="col qs-part" style={placed(place)} key={part}>
            <span className="t11 faint">{part}</span>
            <span className="t13 m">{meaning}</span>
          </span>
        ))}
      </div>
      <div className="qs-main">
        <div className="qs-head">
          <span className="t20 display">{finding}</span>
          {legend}
        </div>
        {children}
      </div>
      <div className="qs-rows">
        <div className="row between">
          <span className="t12 b">The rows behind it</span>
          <span className="t11 faint num">{[rows.length, 'of', count(all), where].filter(Boolean).join(' ')}</span>
        </div>
        {rows.map(([id, name, ...values], place) => (
          <div className="qs-row" style={placed(place)} key={id}>
            <span className="t12 faint num">{id}</span>
            <span className="t12 m cut">{name}</span>
            {values.map((value) => (
              <span className="t12 num end" key={value}>
                {value}
              </span>
            ))}
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}

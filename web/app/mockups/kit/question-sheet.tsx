import type { ReactNode } from 'react';
import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { MockupFrame } from './mockup-frame';
import { count } from './numbers';

type Props = {
  /** The question as it is asked, with what a split changes in it. */
  question: readonly [before: string, split: string, after: string];
  /** The mockup of the same question, split the other way. */
  other: MockupName;
  /** How the question was read: each part and its meaning. */
  read: readonly (readonly [part: string, meaning: string])[];
  finding: ReactNode;
  legend?: ReactNode;
  /** Some of the records behind the chart: number, name and values. */
  rows: readonly (readonly [id: string, name: string, ...values: string[]])[];
  /** The number of records that these are from, and where, such as "in Yadgir". */
  all: number;
  where?: string;
  children: ReactNode;
};

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
  return (
    <MockupFrame hue="drive-r" className="qs">
      <div className="qs-read">
        <span className="t16 display qs-ask">
          <Icon name="sparkles" className="hued" />
          <span className="qs-question">
            {before}
            <Hotspot to={other} className="qs-split">
              {split}
              <Icon name="arrows-exchange" />
            </Hotspot>
            {after}
          </span>
          <span className="qs-send">
            <Icon name="arrow-right" />
          </span>
        </span>
        {read.map(([part, meaning]) => (
          <span className="col qs-part" key={part}>
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
        {rows.map(([id, name, ...values]) => (
          <div className="qs-row" key={id}>
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

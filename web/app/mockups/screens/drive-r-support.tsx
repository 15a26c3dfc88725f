import { changed, savedAnswers, statements, unchanged } from '../data/statements';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { Avatar } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const { groups, waiting } = statements;
const COLUMNS = 36;
const place = (n: number) => `M${(n % COLUMNS) + 0.5} ${Math.floor(n / COLUMNS) + 0.5}h0`;
const joined = Array.from({ length: groups }, (_, n) => n).filter((n) => !waiting.some((one) => one === n));

function Support() {
  return (
    <MockupFrame hue="drive-r" className="ground su su-dark">
      <div className="row between g12 su-head">
        <span className="col g4">
          <span className="t26 display">{groups} bank statements</span>
          <span className="t14">joined on a copy, by group number</span>
        </span>
        <span className="row g8">
          <Avatar name="Joseph Dsouza" tint={1} />
          <span className="col">
            <span className="t12 num">
              <b>Joseph Dsouza</b>, Mon, 9:05
            </span>
            <span className="t12 num">Kavya Menon asked on Sun, 21:10</span>
          </span>
        </span>
      </div>
      <svg className="su-dots" viewBox={`0 0 ${COLUMNS} ${groups / COLUMNS}`}>
        <path d={joined.map(place).join('')} />
        <path data-off d={waiting.map(place).join('')} />
      </svg>
      <div className="row between g8 su-counts">
        <span className="row g8">
          <span className="t20 display num">{joined.length}</span>
          <span className="t13">joined</span>
        </span>
        <span className="row g8">
          <span className="t20 display num">{waiting.length}</span>
          <span className="t13">have two numbers, so they wait</span>
        </span>
      </div>
      <div className="su-sheet">
        <span className="row between g8">
          <span className="t16 display">Two answers would change</span>
          <span className="t12 faint num">
            {changed.length + unchanged.length} of {savedAnswers} saved answers
          </span>
        </span>
        {changed.map(({ name, before, after, why }) => (
          <div className="su-answer" data-changed key={name}>
            <span className="col">
              <span className="t14 b">{name}</span>
              <span className="t12 soft">{why}</span>
            </span>
            <span className="t13 num end su-was">{before}</span>
            <span className="t26 display num end">{after}</span>
          </div>
        ))}
        {unchanged.map(({ name, value }) => (
          <div className="su-answer" key={name}>
            <span className="t13 soft">{name}</span>
            <Icon name="check" />
            <span className="t14 m num end">{value}</span>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Support,
  alt: `The bank statements of ${groups} groups as dots: ${joined.length} joined by group number, ${waiting.length} that have two numbers and wait. Below are the saved answers of Drive-R before and after: ${changed.map(({ name, before, after }) => `${name.toLowerCase()}, ${before} becomes ${after}`).join('; ')}; the others stay as they are.`,
};

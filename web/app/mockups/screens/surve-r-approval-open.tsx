import { flagged } from '../data/survey';
import { distanceFromHome, RecordWindow } from '../kit/approvals';
import { Hotspot } from '../kit/hotspot';
import { Icon } from '../kit/icon';
import type { Mockup } from '../mockup-names';

const { record, asked, signed } = flagged;
const HOUSE = { x: 96, y: 122 };
const PLACE = { x: 384, y: 84 };
/** The place of a label on the map, in % of it. */
const at = (x: number, y: number) => ({ left: `${x / 4.8}%`, top: `${y / 2}%` });

/** Other houses of the village. */
const VILLAGE = [
  [40, 96],
  [62, 76],
  [30, 134],
  [134, 96],
  [120, 70],
] as const;

/** The village with the house, and the place of the record, about 10 metres a unit of length. */
const Way = () => (
  <svg className="sr-place" viewBox="0 0 480 200" style={{ height: 'auto' }}>
    <path fill="#e9efdc" d="M0 0h480v200H0z" />
    <path fill="#dbe6c9" d="M176 0h96l-14 76-98-12zM300 118l104-10 20 92H292zM0 0h92L78 44 0 58z" />
    <path fill="#f0e9cf" d="M312 0h104l14 78-116 16zM190 112l86-8 8 96h-88z" />
    <path fill="#a5d2da" d="M222 34c22-10 46-2 50 12s-10 30-34 28-38-30-16-40z" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="9"
      d="M0 168c90-10 150-30 230-40s160 4 250-26M104 200c6-60-2-130-22-200"
    />
    <path fill="#c9b48d" d={VILLAGE.map(([x, y]) => `M${x - 8} ${y}v-9l8-7 8 7v9z`).join('')} />
    <path
      className="sr-way"
      fill="none"
      stroke="#9a5b00"
      strokeWidth="3.5"
      strokeDasharray="9 6"
      d={`M${HOUSE.x} ${HOUSE.y}L${PLACE.x} ${PLACE.y}`}
    />
    <g transform={`translate(${HOUSE.x} ${HOUSE.y})`}>
      <circle fill="#16221d" r="17" />
      <path fill="#fff" d="M-9 8V-1l9-8 9 8v9h-6V1h-6v7z" />
    </g>
    <g transform={`translate(${PLACE.x} ${PLACE.y}) scale(2.3)`}>
      <circle className="sr-near" r="9" />
      <path className="sr-pin" d="M0 0c-4-5-6-7.5-6-10.5a6 6 0 0 1 12 0c0 3-2 5.5-6 10.5z" />
      <circle fill="#fff" cy="-10.5" r="2.2" />
    </g>
  </svg>
);

const FACTS = [
  [`${record.minutes} minutes`, `${asked} to ${signed}`],
  [`${record.photos} photos`, 'the face matches'],
  [record.by, `sent at ${record.at}`],
] as const;

const Open = () => (
  <RecordWindow>
    <div className="sq">
      <Way />
      <span className="sr-tag t20 display" data-on style={at((HOUSE.x + PLACE.x) / 2, (HOUSE.y + PLACE.y) / 2)}>
        {distanceFromHome}
      </span>
      <span className="sr-tag t12 b" style={at(HOUSE.x, HOUSE.y + 36)}>
        Her house
      </span>
      <span className="sr-tag t12 b" style={at(PLACE.x, PLACE.y + 40)}>
        Her record, {signed}
      </span>
    </div>
    <div className="sr-facts">
      {FACTS.map(([figure, words]) => (
        <span className="col" key={figure}>
          <span className="t16 display">{figure}</span>
          <span className="t12 soft">{words}</span>
        </span>
      ))}
    </div>
    <div className="row g8 sr-acts">
      <Hotspot to="surve-r-approval-returned" className="control">
        <Icon name="arrow-left" /> Return
      </Hotspot>
      <Hotspot to="surve-r-approval-approved" className="control" data-kind="main">
        <Icon name="check" /> Approve
      </Hotspot>
    </div>
  </RecordWindow>
);

export const mockup: Mockup = {
  component: Open,
  alt: `One record in Surve-R’s approval queue: a map shows ${distanceFromHome} between the house of ${record.who} and the place where her record was signed at ${signed}, after ${record.minutes} minutes. It can be returned or approved.`,
};

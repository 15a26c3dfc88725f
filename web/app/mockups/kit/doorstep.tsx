import type { CSSProperties, ReactNode } from 'react';
import { plot } from '../data/survey';
import type { MockupName } from '../mockup-names';
import { Icon, type IconName } from './icon';
import { MockupFrame } from './mockup-frame';
import { decimal } from './numbers';
import { AppBar, Phone } from './phone';
import { PhoneChoices } from './phone-choices';
import { share } from './primitives';

/** What the map shows of the answer: the part that was sown, the area that was said, or another plot that is walked. */
type Outline = 'fits' | 'slip' | 'other';

const SLIP = 'M-107-110L113-102 104 97-96 108z';

/**
 * Fields around one plot, 250 square metres a unit of length. The plot is in the middle, at 0 0. The tank and the roads
 * are above the area of a slip, so that it shows what it takes in.
 */
function Fields({ outline }: { outline?: Outline }) {
  return (
    <svg className="ds-map" viewBox="-500 -320 1000 640">
      <path fill="#e9efdc" d="M-500-320H500V320H-500z" />
      <path
        fill="#dbe6c9"
        d="M-500-320h300l-40 190-260 40zM60-320h170l-20 170-160 20zM-160 90l130-20 20 250h-190zM230 60l270-60v320H250z"
      />
      <path fill="#f0e9cf" d="M-190-130l130-20 10 80-150 30zM60 80l150-20 20 260H60zM250-320h250v140l-270 40z" />
      {outline === 'slip' && <path className="ds-slip" style={{ stroke: 'none' }} d={SLIP} />}
      <path fill="#a5d2da" d="M70-66c34-22 70-8 78 18s-14 54-44 54-60-50-34-72z" />
      <path fill="none" stroke="#fff" strokeWidth="16" d="M-500 76c180 6 300-28 440-22s320 6 560-66" />
      <path fill="none" stroke="#fff" strokeWidth="9" d="M-70-320c8 120-4 240 6 370" />
      <path className="ds-plot" d="M-38-42L40-36 36 34-34 38z" />
      {outline === 'fits' && <path className="ds-sown" d="M-37-24L39-19 36 34-34 38z" />}
      {outline === 'slip' && <path className="ds-slip" style={{ fill: 'none' }} d={SLIP} />}
      {outline === 'other' && (
        <>
          <path className="ds-sown" d="M-38-42L40-36 36 34-34 38z" />
          {/* Two of its sides have been walked. */}
          <path className="ds-slip" style={{ stroke: 'none' }} d="M-79 26L-83-72-121-66-117 32z" />
          <path className="ds-slip" style={{ fill: 'none' }} d="M-79 26L-83-72-121-66" />
          <path className="ds-walk" d="M-79 26h0M-83-72h0M-121-66h0" />
        </>
      )}
      <path className="ds-walk" d="M-38-42h0M40-36h0M36 34h0M-34 38h0M1-39h0M38 0h0M-36 0h0M1 36h0" />
    </svg>
  );
}

/** The number of the question, of 18. */
const STEP = 11;

/** The names of what a slip takes in, at their places on the map. */
const TAKEN_IN = [
  [decimal(plot.acres), 0, 0],
  ['tank', 8.2, -3.2],
  ['road', 0, 5.5],
] as const;

type Props = {
  said: string;
  outline?: Outline;
  /** The label at the plot on the map. */
  tag: string;
  time?: string;
  /** The mockup of the question before. */
  back?: MockupName;
  /** The question that follows, and its first replies where there is room, below what the phone asks now. */
  then?: { number: number; ask?: string; replies?: readonly string[] };
  children: ReactNode;
};

/** A question of the household survey on the phone, in front of a map of the plot that it is about. */
export function Doorstep({ said, outline, tag, time = '9:36', back, then = { number: 12 }, children }: Props) {
  return (
    <MockupFrame hue="surve-r" className="ground ds">
      <Fields outline={outline} />
      {outline === 'slip' &&
        TAKEN_IN.map(([name, x, y]) => (
          <span className="ds-name" style={{ '--dx': `${x}em`, '--dy': `${y}em` } as CSSProperties} key={name}>
            <span className="t13 b">{name}</span>
          </span>
        ))}
      <span className="ds-tag" data-outline={outline}>
        {tag.split(/(?<=,) /).map((line) => (
          <span className="t13 m line" key={line}>
            {line}{' '}
          </span>
        ))}
      </span>
      <Phone className="ds-phone" time={time} offline>
        <AppBar title="Land and crops" note={`${plot.who}, question ${STEP} of 18`} back={back} />
        <div className="sr-steps" style={share(STEP / 18)} />
        <div className="app-page">
          <span className="t16 b">How much land did you sow this season?</span>
          <div className="field" data-focus={outline === 'slip' || undefined}>
            <span className="t16 b num">{said}</span>
          </div>
          {children}
          <div className="col g8 soft ds-then">
            <span className="t12">Then, question {then.number}</span>
            {then.ask && <span className="t14 m">{then.ask}</span>}
            {then.replies && <PhoneChoices choices={then.replies.map((reply) => [reply])} />}
          </div>
        </div>
      </Phone>
    </MockupFrame>
  );
}

/** What the phone says to the value, with what it asks next. */
export function PhoneNote({ mood, icon, title, text }: NoteProps) {
  return (
    <div className="ds-note" data-mood={mood}>
      <Icon name={icon} />
      <span className="col g4">
        <span className="t14 b">{title}</span>
        <span className="t12">{text}</span>
      </span>
    </div>
  );
}
type NoteProps = {
  mood: 'good' | 'watch' | 'plain';
  icon: IconName;
  title: string;
  text: string;
};

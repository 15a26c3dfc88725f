import { season } from '../data/farmers';
import { count, sum } from '../kit/numbers';
import { Canvas, type Drawing, Label, type Size } from './canvas';

const WIDE: Size = [1440, 600];
const COMPACT: Size = [360, 760];

const weeks = season.rain.length;
const days = weeks * 7;
const rain = sum(season.rain, (millimetres) => millimetres);
const firstPrice = season.prices[0]?.rupees ?? 0;
const lastPrice = season.prices.at(-1)?.rupees ?? 0;
const price = (rupees: number) => (rupees - 4500) / 350;
const short = (value: number) => value.toFixed(1);
const dayOf = (stage: string) => season.stages.find(({ name }) => name === stage)?.day ?? days;
/** The height of the crop on a day, from 0 to 1. Stubble is left after it is cut. */
const growth = (day: number) => (day >= dayOf('Cut') ? 0.08 : Math.min(1, 1 / (1 + Math.exp(-(day - 36) / 9)) + 0.03));
const allDays = Array.from({ length: days }, (_, day) => day);
const green = allDays.filter((day) => day < dayOf('Ripe'));
const ripe = allDays.filter((day) => day >= dayOf('Ripe'));

/** Rain of each week as drops of 4 mm that fall from the edge. `place` turns week and drop into a point. */
const drops = (tilt: string, place: (week: number, drop: number) => readonly [number, number]) =>
  season.rain
    .flatMap((millimetres, week) => Array.from({ length: Math.round(millimetres / 4) }, (_, n) => place(week, n)))
    .map(([x, y]) => `M${short(x)} ${short(y)}l${tilt}`)
    .join('');

const LEFT = 96;
/** The ribbon ends before the edge, so that the last labels have room. */
const at = (day: number) => LEFT + (day / (days + 10)) * (1440 - LEFT);
const BASE = 430;
const plants = (of: readonly number[]) =>
  of.map((day) => `M${short(at(day + 0.5))} ${BASE}v${short(-growth(day) * 150)}`).join('');
const pricePath = season.prices
  .map(({ day, rupees }, n) => `${n ? 'L' : 'M'}${short(at(day))} ${short(262 - price(rupees) * 130)}`)
  .join('');
/** Two rows in turn. The last two change places, because they are close. */
const messageY = (n: number) => ((n % 2 === 1) !== n > 3 ? 562 : 500);

const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        <Label size={WIDE} at={[LEFT, 30]} variant="strong">
          Rain, <b>{count(rain)} mm</b>
        </Label>
        {season.stages.map(({ name, day }) => (
          <Label key={name} size={WIDE} at={[at(day), BASE + 20]}>
            {name}
          </Label>
        ))}
        <Label size={WIDE} at={[at(season.prices[0]?.day ?? 0) - 12, 252]} align="end" variant="warm">
          ₹{count(firstPrice)} a quintal
        </Label>
        <Label size={WIDE} at={[at(season.prices.at(-1)?.day ?? 0) + 14, 172]} variant="warm">
          <b>₹{count(lastPrice)}</b>
        </Label>
        {season.messages.map(({ day, text }, n) => (
          <Label key={text} size={WIDE} at={[at(day) + 14, messageY(n)]} variant="strong">
            {text}
          </Label>
        ))}
      </>
    }
  >
    <path
      className="dd-dots"
      d={drops('-3 11', (week, n) => [at(week * 7 + 0.9 + (n % 5) * 1.3), 62 + Math.floor(n / 5) * 27 + (n % 5) * 5])}
      stroke="#8cc3e0"
      strokeWidth="4"
    />
    <path d={`M0 ${BASE}H1440`} stroke="var(--dd-soft)" strokeWidth="1.5" />
    <g className="dd-then" strokeWidth="8">
      <path d={plants(green)} stroke="var(--leaf-bright)" />
      <path d={plants(ripe)} stroke="#d9c063" />
    </g>
    <g className="dd-last">
      <path d={pricePath} stroke="var(--dd-accent)" strokeWidth="4" strokeLinejoin="round" />
      {season.messages.map(({ day }, n) => (
        <g key={day}>
          <path d={`M${short(at(day))} ${BASE + 36}V${messageY(n)}`} stroke="var(--dd-accent)" strokeWidth="1.5" />
          <circle cx={at(day)} cy={messageY(n)} r="6.5" fill="var(--dd-accent)" />
        </g>
      ))}
    </g>
  </Canvas>
);

const TOP = 40;
const down = (day: number) => TOP + (day / days) * 690;
const AXIS = 128;
const rows = (of: readonly number[]) =>
  of.map((day) => `M${AXIS + 3} ${short(down(day + 0.5))}h${short(growth(day) * 58)}`).join('');
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        <Label size={COMPACT} at={[6, 16]}>
          Rain, <b>{count(rain)} mm</b>
        </Label>
        <Label size={COMPACT} at={[354, 16]} align="end">
          Messages to one farmer
        </Label>
        {season.stages.map(({ name, day }) => (
          <Label key={name} size={COMPACT} at={[AXIS - 8, down(day) + 12]} align="end">
            {name}
          </Label>
        ))}
        {season.messages.map(({ day, text }) => (
          <Label key={text} size={COMPACT} at={[212, down(day)]} variant="strong">
            <span className="dd-pill">{text}</span>
          </Label>
        ))}
        <Label size={COMPACT} at={[354, 742]} align="end" variant="warm">
          ₹{count(firstPrice)} → <b>₹{count(lastPrice)}</b> a quintal
        </Label>
      </>
    }
  >
    <path
      className="dd-dots"
      d={drops('-1 4', (week, n) => [6 + (n % 8) * 7, down(week * 7) + 6 + Math.floor(n / 8) * 11])}
      stroke="#8cc3e0"
      strokeWidth="2.4"
    />
    <path d={`M${AXIS} ${TOP}V730`} stroke="var(--dd-soft)" />
    <g className="dd-then" strokeWidth="4.4">
      <path d={rows(green)} stroke="var(--leaf-bright)" />
      <path d={rows(ripe)} stroke="#d9c063" />
    </g>
    <g className="dd-last">
      {season.messages.map(({ day }) => (
        <circle key={day} cx="202" cy={down(day)} r="5" fill="var(--dd-accent)" />
      ))}
    </g>
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `One season of one soybean plot, week by week: ${count(rain)} mm of rain, the crop from sowing to harvest, its price from ₹${count(firstPrice)} to ₹${count(lastPrice)} a quintal, and ${season.messages.length} messages to the farmer, each at its day: ${season.messages.map(({ text }) => text).join('; ')}.`,
};

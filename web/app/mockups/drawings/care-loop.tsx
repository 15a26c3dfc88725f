import { openSteps, risks } from '../data/clinics';
import { count, sum } from '../kit/numbers';
import { Canvas, disc, dotsAt, type Drawing, Label, type Size } from './canvas';

const WIDE: Size = [1440, 620];
const COMPACT: Size = [360, 660];

const all = sum(risks, ({ mothers }) => mothers);
const open = sum(openSteps, ({ mothers }) => mothers);
const seen = all - open;
/** Mothers who come through each step. */
const through = openSteps.map((_, n) => all - sum(openSteps.slice(0, n + 1), ({ mothers }) => mothers));

type Ellipse = { x: number; y: number; width: number; height: number };
/** A point of the ellipse. `turn` counts from the top, clockwise, in turns. `out` is the distance from the line. */
const on = ({ x, y, width, height }: Ellipse, turn: number, out = 0) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + Math.cos(angle) * (width + out), y + Math.sin(angle) * (height + out)] as const;
};

/** Lines from the loop to the dot of each mother who did not come to the next place. */
const ends = (ellipse: Ellipse, from: number, to: number, howMany: number, reach: number) =>
  Array.from({ length: howMany }, (_, n) => {
    const turn = from + ((n + 0.5) / howMany) * (to - from);
    const away = reach * (0.55 + 0.45 * Math.abs(Math.sin(n * 2.4 + howMany)));
    return { root: on(ellipse, turn), end: on(ellipse, turn + (to - from) * 0.07, away) };
  });
type Ends = ReturnType<typeof ends>;
const stems = (list: Ends) => list.map(({ root, end }) => `M${pair(root)}L${pair(end)}`).join('');
const pair = (point: readonly [number, number]) => point.map((one) => one.toFixed(1)).join(' ');

type LoopProps = { ellipse: Ellipse; places: readonly [number, number, number]; open: readonly Ends[]; dot: number };

/** The loop, the mothers who are back at home, and the open ends. */
function Loop({ ellipse, places, open: groups, dot }: LoopProps) {
  const home = on(ellipse, places[0]);
  return (
    <>
      <ellipse
        className="dd-dots"
        cx={ellipse.x}
        cy={ellipse.y}
        rx={ellipse.width}
        ry={ellipse.height}
        stroke="var(--dd-warm)"
        strokeWidth={dot * 0.9}
      />
      <g className="dd-then">
        <path d={groups.map(stems).join('')} stroke="var(--dd-accent)" strokeWidth={dot / 3} />
        <path d={dotsAt(groups.flat().map(({ end }) => end))} stroke="var(--dd-accent)" strokeWidth={dot * 1.5} />
      </g>
      {places.slice(1).map((turn) => {
        const [x, y] = on(ellipse, turn);
        return (
          <circle
            key={turn}
            cx={x}
            cy={y}
            r={dot * 2.4}
            fill="var(--dd-ground)"
            stroke="var(--dd-warm)"
            strokeWidth={dot * 0.6}
          />
        );
      })}
      <circle cx={home[0]} cy={home[1]} r={dot * 14} fill="var(--dd-ground)" />
      <path
        className="dd-last"
        d={dotsAt(disc(home[0], home[1], seen, dot * 1.08))}
        stroke="var(--dd-warm)"
        strokeWidth={dot * 1.25}
      />
    </>
  );
}

const WIDE_LOOP: Ellipse = { x: 670, y: 310, width: 410, height: 196 };
const WIDE_PLACES = [0.75, 0.08, 0.42] as const;
const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        <Label size={WIDE} at={[96, 60]} variant="figure">
          {seen} of {all}
          <small className="dd-narrow">mothers at high risk seen at home again</small>
        </Label>
        <Label size={WIDE} at={[820, 186]} variant="strong" align="middle">
          Health centre
        </Label>
        <Label size={WIDE} at={[846, 438]} variant="strong" align="middle">
          Doctor
        </Label>
        <Label size={WIDE} at={[886, 44]}>
          <b className="dd-open">{openSteps[0].mothers}</b> {openSteps[0].what}
        </Label>
        <Label size={WIDE} at={[1158, 310]}>
          <span className="dd-narrow">
            <b className="dd-open">{openSteps[1].mothers}</b> {openSteps[1].what}
          </span>
        </Label>
        <Label size={WIDE} at={[886, 584]}>
          <b className="dd-open">{openSteps[2].mothers}</b> {openSteps[2].what}
        </Label>
        <Label size={WIDE} at={[670, 310]} align="middle" variant="figure">
          <span className="dd-open">{open}</span>
          <small>open ends, due today</small>
        </Label>
      </>
    }
  >
    <Loop
      ellipse={WIDE_LOOP}
      places={WIDE_PLACES}
      dot={7.5}
      open={[
        ends(WIDE_LOOP, 0.86, 1.05, openSteps[0].mothers, 76),
        ends(WIDE_LOOP, 0.16, 0.34, openSteps[1].mothers, 66),
        ends(WIDE_LOOP, 0.46, 0.61, openSteps[2].mothers, 70),
      ]}
    />
  </Canvas>
);

const COMPACT_LOOP: Ellipse = { x: 180, y: 340, width: 108, height: 220 };
const COMPACT_PLACES = [0, 0.34, 0.66] as const;
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        <Label size={COMPACT} at={[180, 22]} align="middle">
          <b>{seen}</b> of <b>{all}</b> mothers seen at home again
        </Label>
        <Label size={COMPACT} at={[250, 460]} variant="strong" align="end">
          Centre
        </Label>
        <Label size={COMPACT} at={[110, 460]} variant="strong">
          Doctor
        </Label>
        <Label size={COMPACT} at={[180, 300]} align="middle" variant="figure">
          <span className="dd-open">{open}</span>
          <small>open ends</small>
        </Label>
        <Label size={COMPACT} at={[354, 132]} align="end">
          <b className="dd-open">{openSteps[0].mothers}</b>
          <br />
          {openSteps[0].brief}
        </Label>
        <Label size={COMPACT} at={[180, 644]} align="middle">
          <b className="dd-open">{openSteps[1].mothers}</b> {openSteps[1].brief}
        </Label>
        <Label size={COMPACT} at={[6, 132]}>
          <b className="dd-open">{openSteps[2].mothers}</b>
          <br />
          {openSteps[2].brief}
        </Label>
      </>
    }
  >
    <Loop
      ellipse={COMPACT_LOOP}
      places={COMPACT_PLACES}
      dot={4.6}
      open={[
        ends(COMPACT_LOOP, 0.15, 0.29, openSteps[0].mothers, 44),
        ends(COMPACT_LOOP, 0.42, 0.58, openSteps[1].mothers, 42),
        ends(COMPACT_LOOP, 0.71, 0.83, openSteps[2].mothers, 44),
      ]}
    />
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `A loop from home to the health centre, to the doctor and home again, for ${count(all)} mothers at high risk. ${seen} were seen at home again. ${open} are open ends: ${openSteps.map(({ mothers, what }) => `${mothers} ${what}`).join(', ')}. ${through[0]} reached the centre and ${through[1]} the doctor.`,
};

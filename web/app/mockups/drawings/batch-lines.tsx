import { batch, calls, stations, trainee } from '../data/trainees';
import { Canvas, type Drawing, Label, type Size } from './canvas';
import { Lines, type Plan, stops } from './trainee-lines';

const WIDE: Size = [1440, 560];
const COMPACT: Size = [360, 660];

const wide: Plan = {
  at: [96, 374, 652, 930],
  calls: [1090, 1224, 1358],
  first: 116,
  pitch: 6.6,
  spread: 25,
  ends: 480,
};
const mid = (station: number) => {
  const [one, other = one] = [stops(wide)[station]?.[0], stops(wide)[station]?.at(-1)];
  return ((one?.to ?? 0) + (other?.to ?? 0)) / 2;
};

const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        {stations.map(({ name, here }, n) => (
          <Label key={name} size={WIDE} at={[wide.at[n] ?? 0, 36]} variant="figure">
            {here}
            <small>{name}</small>
          </Label>
        ))}
        {calls.map(({ months }, n) => (
          <Label key={months} size={WIDE} at={[wide.calls[n] ?? 0, 64]} align="middle">
            {months}
            {n === calls.length - 1 && ' months'}
          </Label>
        ))}
        {stations.slice(0, 3).map(({ left, why }, n) => (
          <Label key={why} size={WIDE} at={[mid(n), 518]} align="middle">
            <b>{left}</b> {why}
          </Label>
        ))}
        <Label size={WIDE} at={[wide.calls[1] ?? 0, 384]} align="middle" variant="strong">
          Three calls to come
        </Label>
        <Label size={WIDE} at={[(wide.at[3] ?? 0) - 16, 92]} align="end">
          <b className="dd-open">{trainee.name}</b>
        </Label>
      </>
    }
  >
    <Lines plan={wide} size={1440} width={2.2} />
  </Canvas>
);

const compact: Plan = {
  at: [34, 172, 310, 448],
  calls: [512, 568, 624],
  first: 112,
  pitch: 2.3,
  spread: 10,
  ends: 306,
};
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        {stations.map(({ name, here }, n) => (
          <Label key={name} size={COMPACT} at={[2, compact.at[n] ?? 0]} variant="figure">
            {here}
            <small>{name}</small>
          </Label>
        ))}
        {calls.map(({ months }, n) => (
          <Label key={months} size={COMPACT} at={[2, compact.calls[n] ?? 0]}>
            after {months} months
          </Label>
        ))}
        {stations.slice(0, 3).map(({ left, why }, n) => (
          <Label key={why} size={COMPACT} at={[358, (compact.at[n] ?? 0) + 112]} align="end">
            <b>{left}</b> {why}
          </Label>
        ))}
        <Label size={COMPACT} at={[2, 240]}>
          <b className="dd-open">{trainee.name}</b>
        </Label>
      </>
    }
  >
    <Lines plan={compact} size={660} upright width={1.4} />
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `A batch of ${batch.started} trainees, one line each, from counselling to the job. ${stations
    .slice(0, 3)
    .map(({ left, why }) => `${left} ${why}`)
    .join(
      ', ',
    )}. ${stations[3].here} are placed. Their lines go on dotted to the calls after ${calls.map(({ months }) => months).join(', ')} months, which are still to come. One line is that of ${trainee.name}.`,
};

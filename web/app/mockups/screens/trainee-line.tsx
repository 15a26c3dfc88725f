import { batch, calls, trainee } from '../data/trainees';
import { Icon } from '../kit/icon';
import { Avatar, Chip } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const STATIONS = [
  { when: '3 Jun', what: 'Counselling', text: `${batch.trade}, ${batch.course}`, ready: true },
  { when: 'Jun–Sep', what: 'Attendance', text: '71 of 78 days', ready: true },
  { when: '26 Sep', what: 'Assessment', text: '82 of 100, certificate', ready: true },
  { when: '11 Oct', what: 'Placement', text: 'Offer letter, first wage ₹14,200', ready: true },
  ...calls.map(({ day, name, asks, months }) => ({
    when: day,
    what: `${name}, after ${months} months`,
    text: asks,
    ready: false,
  })),
];

const Trainee = () => (
  <Sheet
    title={trainee.name}
    note={`${batch.partner}, one line from counselling to the job`}
    tools={<Avatar name={trainee.name} tint={1} />}
    className="trainee"
  >
    <div className="trainee-line">
      {STATIONS.map(({ when, what, text, ready }) => (
        <div className="trainee-stop" data-ready={ready || undefined} key={what}>
          <span className="trainee-dot">{ready && <Icon name="check" />}</span>
          <span className="col grow">
            <span className="t14 b">{what}</span>
            <span className="t12 soft">{text}</span>
          </span>
          {ready ? <span className="t11 faint num">{when}</span> : <Chip mood="watch">{when}</Chip>}
        </div>
      ))}
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Trainee,
  alt: 'The record of one trainee as a line: counselling, attendance, assessment and placement are there, each with its proof; the calls after three, six and twelve months are still open.',
};

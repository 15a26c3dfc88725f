import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const REPLIES = [`It is ${decimal(plot.said.fits)} acres`, 'There is other land: walk it', 'It is right, with a note'];

const Doubted = () => (
  <Doorstep
    said={`${decimal(plot.said.slip)} acres`}
    outline="slip"
    tag={`${plot.said.slip} acres, tank and road included`}
    record={[
      ['Land sown', 'Not yet stored'],
      ['Plot by GPS', `${decimal(plot.acres)} acres`],
      ['Check', 'Asked again at 9:36'],
    ]}
  >
    <PhoneNote
      mood="watch"
      icon="alert-triangle"
      title="Please ask again"
      text={`The plot that was walked on ${plot.walked} has ${decimal(plot.acres)} acres.`}
    />
    <div className="col g8">
      {REPLIES.map((reply) => (
        <div className="sr-choice" key={reply}>
          <span className="sr-box sr-round" />
          <span className="t13">{reply}</span>
        </div>
      ))}
    </div>
  </Doorstep>
);

export const mockup: Mockup = {
  component: Doubted,
  alt: `Surve-R on a phone without a signal asks again: ${plot.said.slip} acres cannot be on a plot of ${decimal(plot.acres)} acres. On the map behind it they would take in the tank and the road.`,
};

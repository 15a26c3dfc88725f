import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';

/** A reply, and the mockup of what the phone shows after it. */
export type PhoneChoice = readonly [reply: string, next?: MockupName];

/** The replies of a question on the phone, none of which is chosen yet. */
export const PhoneChoices = ({ choices }: { choices: readonly PhoneChoice[] }) => (
  <div className="col g8">
    {choices.map(([reply, next]) => (
      <Hotspot to={next} className="sr-choice" key={reply}>
        <span className="sr-box sr-round" />
        <span className="t13">{reply}</span>
      </Hotspot>
    ))}
  </div>
);

import { AnsweredLetter } from './answered-letter';
import { FreePlace } from './free-place';
import { PickedSlot } from './picked-slot';
import { TeamPortraits } from './team-portraits';

const DRAWINGS = {
  'answered-letter': AnsweredLetter,
  'free-place': FreePlace,
  'picked-slot': PickedSlot,
  'team-portraits': TeamPortraits,
} as const;

export type FormDrawingName = keyof typeof DRAWINGS;

/** The drawing beside a form, by its name. */
export const Drawings = ({ name }: { name: FormDrawingName }) => {
  const Named = DRAWINGS[name];
  return <Named />;
};

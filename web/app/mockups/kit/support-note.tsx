import { Avatar } from './primitives';

type Props = { who: string; at: string; asked: string; text: string };

/** What a named person of the support did, and when, with who had asked. */
export const SupportNote = ({ who, at, asked, text }: Props) => (
  <div className="row g12 su-note">
    <Avatar name={who} tint={1} />
    <span className="col grow">
      <span className="t12">
        <b>{who}</b>, {at}. <span className="line">Asked by {asked}.</span>
      </span>
      <span className="t14">{text}</span>
    </span>
  </div>
);

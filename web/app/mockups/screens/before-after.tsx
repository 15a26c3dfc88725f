import { outcomes } from '../data/outcomes';
import { change } from '../kit/numbers';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

/** The scale from 30 to 160, from the bottom up, in per cent of the height. */
const up = (value: number) => ((value - 30) / 130) * 100;
const signed = (after: number) => change((after - 100) / 100);

const BeforeAfter = () => (
  <Sheet title="Before and after, on one scale" note="Every figure was 100 before" className="change">
    <div className="change-cases">
      {outcomes.map(({ client, who, lines }) => (
        <div className="col g12" key={client}>
          <span className="col">
            <span className="t14 b">{client}</span>
            <span className="t11 soft">{who}</span>
          </span>
          <div className="change-plot">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="change-base" d={`M0 ${100 - up(100)}H100`} />
              {lines.map(({ name, after }) => (
                <g data-variant={after > 100 ? 'up' : 'down'} key={name}>
                  <path d={`M0 ${100 - up(100)}L100 ${100 - up(after)}`} />
                  <path className="change-end" d={`M100 ${100 - up(after)}h0`} />
                </g>
              ))}
              <path className="change-end" d={`M0 ${100 - up(100)}h0`} />
            </svg>
            {lines.map(({ name, after }) => (
              <span className="col change-text" style={{ bottom: `${up(after)}%` }} key={name}>
                <span className="t26 display num">{signed(after)}</span>
                <span className="t11 soft">{name}</span>
              </span>
            ))}
          </div>
          <span className="row change-when">
            <span className="t11">Before</span>
            <span className="t11">After</span>
          </span>
        </div>
      ))}
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: BeforeAfter,
  alt: `Two programmes on one scale, on which every figure was 100 before: ${outcomes
    .map(
      ({ client, lines }) =>
        `${client}, ${lines.map(({ name, after }) => `${name.toLowerCase()} ${signed(after)}`).join(' and ')}`,
    )
    .join('; ')}.`,
};

import { dateOf, ganpat, harvest, plotVisits, season, visits } from '../data/farmers';
import { Icon } from '../kit/icon';
import { decimal } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const plot = ganpat.plots[0];
const visit = visits[0];
/** The message of the day. */
const [message] = season.messages.filter(({ day }) => day === plot.day);
/** The rain of the days that the farmer app shows. */
const rain = (season.rain[12] ?? 0) + (season.rain[13] ?? 0);
const sale = dateOf(plotVisits.days[3]);
const outline = `M${season.outline.map((corner) => corner.join(' ')).join('L')}z`;

const VIEWS = [
  {
    icon: 'clipboard-check',
    who: 'The field officer',
    what: `${visit.time}, moisture test`,
    text: `${visit.farmer}, ${visit.village}`,
  },
  {
    icon: 'volume',
    who: 'The farmer',
    what: message?.text ?? '',
    text: `${rain} mm of rain by Tuesday. Read aloud in Marathi`,
  },
  {
    icon: 'truck',
    who: 'The business',
    what: `${decimal(harvest)} quintals at the gate`,
    text: `${plot.crop}, on ${sale}`,
  },
] as const;

/** One plot from above, and what three people see of it. */
const Plot = () => (
  <div className="mockup" data-hue="leaf">
    <div className="mockup-frame one-plot">
      <div className="one-plot-land">
        <svg viewBox="40 -14 150 122">
          <path
            className="one-plot-far"
            d="M-4 22L48 12L86 34L70 74L20 82L-4 66zM-200 8L-70 -2L-14 20V66L-76 88L-200 80zM138 30L150 -60H250L240 42L166 56zM262 -60H420V62L252 42zM194 68L300 60L420 80V92L290 90L206 76zM-4 92L34 90L46 160H-30zM-200 104L-14 92L-42 160H-200zM120 112L206 92L300 104L280 160H124z"
          />
          <path
            className="one-plot-road"
            d="M-200 92C-120 100 -60 94 -4 88C40 84 60 100 92 104S160 78 206 84S330 104 420 94"
          />
          <path className="one-plot-field" d={outline} />
          <path
            className="one-plot-rows"
            d="M84 27L74 74M93 28L84 77M102 28L94 80M111 29L104 82M120 30L114 84M129 31L125 82M138 34L136 76M145 46L146 70"
          />
          <circle cx="120" cy="74" r="5" fill="#3d8f9b" stroke="#fffdf8" strokeWidth="2" />
          <path className="one-plot-walk" d={outline} />
        </svg>
        <span className="one-plot-name">
          <span className="t13 b">
            {plot.name}, {decimal(plot.acres)} acres
          </span>
          <span className="t11 soft">
            {plot.crop}, day {plot.day}: {dateOf(plot.day)}
          </span>
        </span>
      </div>
      <div className="one-plot-views">
        {VIEWS.map(({ icon, who, what, text }) => (
          <div className="one-plot-view" key={who}>
            <Icon name={icon} />
            <span className="col grow">
              <span className="t11 soft">{who}</span>
              <span className="t14 b">{what}</span>
              <span className="t12 soft">{text}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  </div>
);

export const mockup: Mockup = {
  component: Plot,
  alt: `One plot of ${decimal(plot.acres)} acres from above, day ${plot.day} of its ${plot.crop.toLowerCase()}, and what three people see of it: the field officer a visit at ${visit.time}, the farmer the message to cut before the rain, the business ${decimal(harvest)} quintals at the gate on ${sale}.`,
};

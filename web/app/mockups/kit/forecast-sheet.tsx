import type { Mockup } from '../mockup-names';
import type { Mood } from './primitives';
import { type ActivityName, atRisk, type Forecast, forecastOf, metricsAt, type Metric, write } from './theory';
import { TheorySheet } from './theory-sheet';

const endOf = (metric: Metric, forecast: Forecast) => write(forecastOf(metric, forecast).value, metric.unit);
const targetOf = (metric: Metric) => write(metric.target, metric.unit);

type GardensProps = {
  forecast: Forecast;
  /** What happens with the gardens, for the screen and for the description of the image. */
  note: string;
  mood: Mood;
  state: string;
};

/** Returns the Theory of Change at the end of the grant, with the outcome that the late gardens put at risk. */
export function gardensForecast({ forecast, note, ...rest }: GardensProps): Mockup {
  const [end, target] = atRisk ? [endOf(atRisk, forecast), targetOf(atRisk)] : ['', ''];
  return {
    component: () => <TheorySheet chosen="Kitchen gardens" {...{ forecast, note, ...rest }} />,
    alt: `ProGran's Theory of Change at the end of the grant with the kitchen gardens highlighted, ${note}: ${atRisk?.name.toLowerCase()} reach ${end} of ${target}.`,
  };
}

/** Returns the Theory of Change at the end of the grant with an activity that is on time. `done`: what it achieves. */
export function outcomesForecast(chosen: ActivityName, done: string): Mockup {
  const ends = metricsAt('Outcome')
    .slice(0, 2)
    .map((outcome) => `${endOf(outcome, 'same')} of ${targetOf(outcome)}`);
  const says = `${done}. Both outcomes end just short: ${ends.join(', and ')}.`;
  return {
    component: () => (
      <TheorySheet
        chosen={chosen}
        forecast="same"
        note="at the pace until now"
        mood="watch"
        state="Outcomes just short"
      />
    ),
    alt: `ProGran's Theory of Change at the end of the grant with the ${chosen.toLowerCase()} highlighted. ${says}`,
  };
}

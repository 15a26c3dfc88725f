import { Fragment } from 'react';
import { type Grant, grants, months, plannedByMonth, reachedByMonth, reviews, running, stateOf } from '../data/grants';
import type { Mockup, MockupName } from '../mockup-names';
import { Legend, Lines } from './charts';
import { Hotspot } from './hotspot';
import { count, crores, percent, sum, thousands } from './numbers';
import { Chip, Control, Kpis, type Mood, share, Track } from './primitives';
import { ProGranWindow } from './product-windows';
import { placeOn, scaleTo } from './scale';

/** The screens of the grants that visitors can choose. */
const SCREENS: Partial<Record<string, MockupName>> = {
  'Neer Sathi': 'progran-projects',
  'Swasth Aangan': 'progran-projects-watch',
  'Sabala Livelihoods': 'progran-projects-on-track',
};
const MOOD: Record<ReturnType<typeof stateOf>, Mood> = { 'On track': 'good', Watch: 'watch', Behind: 'bad' };
const planned = sum(grants, (grant) => grant.planned);
const reached = sum(grants, (grant) => grant.reached);
const budget = sum(grants, (grant) => grant.budget);
const spent = sum(grants, (grant) => grant.spent);
const plan = running(plannedByMonth);
const soFar = reachedByMonth.length;
const dueByNow = plan[soFar - 1] ?? planned;
const inState = (state: string) => grants.filter((grant) => stateOf(grant) === state).length;
/** The grants as the screen sorts them: what needs attention is first. */
const sorted = (['Behind', 'Watch', 'On track'] as const).flatMap((state) =>
  grants.filter((grant) => stateOf(grant) === state),
);
/** The grants that narrow screens show as one row. */
const more = sorted.filter((grant) => !SCREENS[grant.name] && stateOf(grant) === 'On track');

/** Returns the screen with all grants and the forecast of one: the months to come are as those so far. */
export function projects(name: keyof typeof reviews): Mockup {
  const chosen = grants.find((grant) => grant.name === name)!;
  const { byMonth, missing, who, does } = reviews[name];
  const state = stateOf(chosen);
  const perMonth = chosen.reached / soFar;
  const forecast = perMonth * months.length;
  const short = chosen.planned - forecast;
  const actual = running(byMonth);
  const scale = scaleTo(chosen.planned, 2);
  const isPeopleOnPace = short <= 0 && 'late' in chosen;
  const verdict = isPeopleOnPace
    ? 'is on pace for people'
    : { 'On track': 'will reach its plan', Watch: 'may miss its plan', Behind: 'will miss its plan' }[state];

  /** The mark of the bar is the forecast. */
  const Finding = () => (
    <div className="panel g12 pg-finding">
      <span className="t16 display">
        {name} {verdict}
      </span>
      <div className="col g4">
        <span className="t11 num">
          <b>{count(chosen.reached)}</b> now
        </span>
        <Track value={chosen.reached / chosen.planned} mark={Math.min(1, forecast / chosen.planned)} />
        <span className="t11 num">
          <b>{count(forecast)}</b> by December, of {count(chosen.planned)} planned
        </span>
      </div>
      <div className="col grow g8 wide-only">
        <Lines
          labels={months.map((month) => month.slice(0, 1))}
          scale={scale}
          format={thousands}
          series={[
            { variant: 'area', values: actual },
            { variant: 'dash', values: plan.map((people) => (people * chosen.planned) / planned) },
            { variant: 'mid', values: [...actual, chosen.reached + perMonth, forecast] },
            { variant: 'solid', values: actual },
          ]}
        >
          <b className="t11 num pg-end" style={share(placeOn(scale, forecast))}>
            {count(forecast)}
          </b>
        </Lines>
        <Legend
          items={[
            ['solid', 'Reached'],
            ['mid', 'At this pace'],
            ['dash', 'Planned'],
          ]}
        />
      </div>
      <span className="t12">
        <b>{short > 0 ? `${count(short)} people fewer than planned.` : `${count(-short)} people more than planned.`}</b>{' '}
        {isPeopleOnPace ? 'On watch' : short > 0 ? 'Missing' : 'Still short'}: {missing}.
      </span>
      <span className="t12 pg-next">
        <b>{who}</b> {does}.
      </span>
    </div>
  );

  const Row = ({ grant }: { grant: Grant }) => (
    <Hotspot
      to={SCREENS[grant.name]}
      className={['tr', grant === chosen && 'pg-picked', more.includes(grant) && 'wide-only'].filter(Boolean).join(' ')}
    >
      <span className="col">
        <span className="t13 b cut">{grant.name}</span>
        <span className="t11 faint cut">{grant.partner}</span>
      </span>
      <span className="col g4">
        <span className="row between">
          <span className="t11 num">{count(grant.reached)}</span>
          <span className="t11 num faint">{count(grant.planned)}</span>
        </span>
        <Track value={grant.reached / grant.planned} />
      </span>
      <span className="t12 num end mid-up">{percent(grant.spent / grant.budget)}</span>
      <span className="end">
        <Chip mood={MOOD[stateOf(grant)]}>{stateOf(grant)}</Chip>
      </span>
    </Hotspot>
  );

  const Projects = () => (
    <ProGranWindow
      active="Projects"
      title="Projects"
      note="Programme year 2026, as of 31 October"
      tools={
        <>
          <span className="mid-up">
            <Control icon="filter">All regions</Control>
          </span>
          <span className="wide-only">
            <Control kind="main" icon="plus">
              New project
            </Control>
          </span>
        </>
      }
    >
      <Kpis
        figures={[
          {
            label: 'People reached',
            value: count(reached),
            note: `${percent(reached / planned)} of ${count(planned)}`,
          },
          {
            label: 'Against plan to date',
            value: percent(reached / dueByNow, 1),
            note: `${count(dueByNow)} due by now`,
          },
          { label: 'Spent', value: crores(spent), note: `${percent(spent / budget)} of ${crores(budget)}` },
          {
            label: 'Grants on track',
            value: `${inState('On track')} of ${grants.length}`,
            note: `${inState('Watch')} to watch, ${inState('Behind')} behind`,
          },
        ]}
      />
      <div className="row g16 grow stretch pg-found" data-mood={MOOD[state]}>
        <div className="table pg-grants">
          <div className="tr th">
            <span className="t11">Project</span>
            <span className="row between">
              <span className="t11">Reached</span>
              <span className="t11">Planned</span>
            </span>
            <span className="t11 end mid-up">Spent</span>
            <span className="t11 end">Pace</span>
          </div>
          {sorted.map((grant) => (
            <Fragment key={grant.name}>
              <Row grant={grant} />
              {grant === chosen && (
                <div className="pg-below">
                  <Finding />
                </div>
              )}
            </Fragment>
          ))}
          <div className="tr total pg-below">
            <span className="t12">{more.length} more, on track</span>
            <span className="row between">
              <span className="t12 num">{count(sum(more, (grant) => grant.reached))}</span>
              <span className="t12 num faint">{count(sum(more, (grant) => grant.planned))}</span>
            </span>
          </div>
        </div>
        <div className="col wide-only pg-side">
          <Finding />
        </div>
      </div>
    </ProGranWindow>
  );

  return {
    component: Projects,
    alt: `ProGran's projects dashboard: ${count(reached)} of ${count(planned)} people reached, ${crores(spent)} of ${crores(budget)} spent, and six grants with their progress, ${inState('On track')} of them on track, ${inState('Watch')} to watch and ${inState('Behind')} behind. ${name} ${verdict}: at the pace so far ${count(forecast)} of ${count(chosen.planned)} people in December.`,
  };
}

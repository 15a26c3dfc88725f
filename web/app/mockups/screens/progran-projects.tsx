import { Fragment } from 'react';
import { type Grant, grants, months, plannedByMonth, reachedByMonth, running, stateOf } from '../data/grants';
import { Chip, Control, Kpis, type Mood, Track } from '../kit/primitives';
import { Legend, Lines } from '../kit/charts';
import { count, crores, percent, sum, thousands } from '../kit/numbers';
import { ProGranWindow } from '../kit/product-windows';
import { scaleTo } from '../kit/scale';
import type { Mockup } from '../mockup-names';

const MOOD: Record<ReturnType<typeof stateOf>, Mood> = { 'On track': 'good', Watch: 'watch', Behind: 'bad' };
const planned = sum(grants, (grant) => grant.planned);
const reached = sum(grants, (grant) => grant.reached);
const budget = sum(grants, (grant) => grant.budget);
const spent = sum(grants, (grant) => grant.spent);
const plan = running(plannedByMonth);
const dueByNow = plan[reachedByMonth.length - 1] ?? planned;
const inState = (state: string) => grants.filter((grant) => stateOf(grant) === state).length;
/** The grants as the screen sorts them: what needs attention is first. */
const sorted = (['Behind', 'Watch', 'On track'] as const).flatMap((state) =>
  grants.filter((grant) => stateOf(grant) === state),
);
const [late] = sorted;
/** The people whom the late grant reaches by December, if the months to come are as those so far. */
const forecast = late && (late.reached / reachedByMonth.length) * months.length;

/** What ProGran finds about the late grant. The mark of the bar is the forecast. */
function Finding() {
  if (!late || !forecast) return null;
  return (
    <div className="panel g8 pg-finding">
      <span className="t16 display">{late.name} will miss its plan</span>
      <Track value={late.reached / late.planned} mark={forecast / late.planned} />
      <div className="row between">
        <span className="t11 num soft">{count(late.reached)} now</span>
        <span className="t11 num soft">{count(forecast)} in December</span>
      </div>
      <span className="t12">
        At {count(late.reached / reachedByMonth.length)} people a month, {count(late.planned - forecast)} fewer than the{' '}
        {count(late.planned)} planned.
      </span>
    </div>
  );
}

function Row({ grant }: { grant: Grant }) {
  const state = stateOf(grant);
  return (
    <div className={grant === late ? 'tr pg-late' : 'tr'}>
      <div className="col">
        <span className="t13 b cut">{grant.name}</span>
        <span className="t11 faint cut">{grant.partner}</span>
      </div>
      <div className="col g4">
        <div className="row between">
          <span className="t11 num">{count(grant.reached)}</span>
          <span className="t11 num faint">{count(grant.planned)}</span>
        </div>
        <Track value={grant.reached / grant.planned} />
      </div>
      <span className="t12 num end mid-up">{percent(grant.spent / grant.budget)}</span>
      <span className="end">
        <Chip mood={MOOD[state]}>{state}</Chip>
      </span>
    </div>
  );
}

function Projects() {
  return (
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
      <div className="row g16 grow pg-split">
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
              {grant === late && (
                <div className="pg-below">
                  <Finding />
                </div>
              )}
            </Fragment>
          ))}
        </div>
        <div className="col g16 wide-only pg-side">
          <Finding />
          <div className="panel grow g12">
            <div className="col g4">
              <span className="panel-name">People reached, all grants</span>
              <Legend
                items={[
                  ['solid', 'Reached'],
                  ['dash', 'Planned'],
                ]}
              />
            </div>
            <Lines
              labels={months.map((month) => month.slice(0, 1))}
              scale={scaleTo(planned, 3)}
              format={thousands}
              series={[
                { variant: 'area', values: running(reachedByMonth) },
                { variant: 'dash', values: plan },
                { variant: 'solid', values: running(reachedByMonth) },
              ]}
            />
          </div>
        </div>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Projects,
  alt: `ProGran's projects dashboard: ${count(reached)} of ${count(planned)} people reached, ${crores(spent)} of ${crores(budget)} spent, and six grants with their progress, four of them on track, one to watch and one behind: ${late?.name} will reach ${count(forecast ?? 0)} of ${count(late?.planned ?? 0)}.`,
};

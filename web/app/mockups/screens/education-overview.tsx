import { organisations } from '../data/organisations';
import { attendance, grades, reading, schoolDistricts, schools } from '../data/schools';
import { Control, Kpis, share, Track } from '../kit/primitives';
import { Columns } from '../kit/charts';
import { count, decimal, percent, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['layout-dashboard', 'Overview'],
  ['school', 'Schools'],
  ['users', 'Pupils'],
  ['book-2', 'Learning'],
  ['calendar', 'Attendance'],
  ['clipboard-check', 'Visits'],
];
const pupils = sum(grades, (grade) => grade.pupils);
const assessed = sum(reading, (level) => level.now);
const canRead = (round: 'before' | 'now') => sum(reading.slice(3), (level) => level[round]) / assessed;
const present = sum(grades, (grade) => grade.present);
const schoolCount = sum(schoolDistricts, (district) => district.schools);
const ROUNDS = [
  ['before', 'April'],
  ['now', 'October'],
] as const;

function Education() {
  return (
    <PlatformWindow
      product="Education"
      org={organisations.learning}
      user="Nikhil Sinha"
      nav={NAV}
      active="Overview"
      title="Shala Setu"
      note={`${schoolCount} primary schools in Gaya and Nawada, as of 31 October`}
      className="ed-web"
      tools={
        <span className="mid-up">
          <Control icon="calendar" end="chevron-down">
            School year 2026–27
          </Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Pupils', value: count(pupils), note: `in ${schoolCount} schools` },
          { label: 'Read a paragraph', value: percent(canRead('now')), note: `${percent(canRead('before'))} in April` },
          { label: 'In class today', value: percent(present / pupils), note: `${count(present)} pupils` },
          {
            label: 'Attendance, October',
            value: `${decimal(attendance[4])}%`,
            note: `${decimal(attendance[0])}% in June`,
          },
        ]}
      />
      <div className="panel g8 ed-reading">
        <div className="row between ed-head">
          <span className="panel-name">Reading, classes 3 to 5</span>
          <span className="t11 faint">{count(assessed)} pupils, the same in both rounds</span>
        </div>
        {ROUNDS.map(([round, label]) => (
          <div className="row g12" key={round}>
            <span className="t12 m ed-round">{label}</span>
            <div className="row ed-levels">
              {reading.map((level, n) => (
                <span className="ed-level" data-level={n} style={share(level[round] / assessed)} key={level.name}>
                  {level[round] / assessed >= 0.06 && (
                    <span className="t11 b num">{percent(level[round] / assessed)}</span>
                  )}
                </span>
              ))}
            </div>
          </div>
        ))}
        <div className="row g12">
          <span className="ed-round mid-up" />
          <span className="legend grow">
            {reading.map((level, n) => (
              <span className="key ed-key" data-level={n} key={level.name}>
                {level.name}
              </span>
            ))}
          </span>
        </div>
      </div>
      <div className="row g16 grow stretch">
        <div className="table fill">
          <div className="tr th">
            <span className="t11">School</span>
            <span className="t11 end">Pupils</span>
            <span className="t11">Read a paragraph</span>
            <span className="t11 end mid-up">Last visit</span>
          </div>
          {schools.map((school) => (
            <div className="tr" key={school.name}>
              <span className="t12 cut">
                <span className="b">{school.name}</span>
                <span className="faint mid-up">, {school.place}</span>
              </span>
              <span className="t12 num end">{school.pupils}</span>
              <div className="row g8">
                <Track value={school.read / 100} />
                <span className="t12 num b" data-mood={school.read < 50 ? 'bad' : undefined}>
                  {school.read}%
                </span>
              </div>
              <span className="t12 num end soft mid-up">{school.visit}</span>
            </div>
          ))}
        </div>
        <div className="panel g8 wide-only ed-days">
          <span className="panel-name">Attendance, %</span>
          <Columns
            labels={['Jun', 'Jul', 'Aug', 'Sep', 'Oct']}
            scale={{ end: 100, ticks: [0, 50, 100] }}
            series={[{ variant: 'solid', values: attendance }]}
          />
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Education,
  alt: `The education platform's overview: ${count(pupils)} pupils in ${schoolCount} schools; two bars compare reading levels in April and October, with pupils who read a paragraph up from ${percent(canRead('before'))} to ${percent(canRead('now'))}; below, schools and attendance.`,
};

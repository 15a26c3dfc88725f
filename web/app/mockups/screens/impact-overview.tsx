import type { CSSProperties } from 'react';
import { holdings, investor, peopleByQuarter } from '../data/portfolio';
import { Control, Kpis } from '../kit/primitives';
import { count, decimal, percent, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['briefcase', 'Portfolio'],
  ['chart-dots', 'Impact and risk'],
  ['target', 'Goals'],
  ['adjustments', 'What if'],
  ['clipboard-check', 'Assessments'],
  ['report-analytics', 'Reports'],
];
const capital = sum(holdings, (holding) => holding.capital);
const people = sum(holdings, (holding) => holding.people);
const score = sum(holdings, (holding) => holding.score * holding.capital) / capital;
const themes = [...new Set(holdings.map(({ theme }) => theme))].map((theme) => ({
  theme,
  capital: sum(
    holdings.filter((holding) => holding.theme === theme),
    (holding) => holding.capital,
  ),
}));
const lastYear = peopleByQuarter[peopleByQuarter.length - 5] ?? 1;

/** Returns the style of a bubble. Axes: risk 0 to 60 and score 50 to 100. The capital sets the size. */
const bubble = ({ risk, score: points, capital: crores }: (typeof holdings)[number]) =>
  ({
    left: `${(risk / 60) * 100}%`,
    bottom: `${(points - 50) * 2}%`,
    '--bubble': `${(Math.sqrt(crores) * 1.35).toFixed(2)}em`,
  }) as CSSProperties;

function Impact() {
  return (
    <PlatformWindow
      product="Impact"
      org={investor}
      user="Rehana Thomas"
      nav={NAV}
      active="Portfolio"
      title="Portfolio"
      note={`${investor}, third quarter of 2026`}

      tools={
        <span className="mid-up">
          <Control icon="download">Report to investors</Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Capital at work', value: `₹${decimal(capital)} Cr`, note: `${holdings.length} holdings` },
          { label: 'People reached', value: count(people), note: `+${percent(people / lastYear - 1)} in a year` },
          { label: 'Impact score', value: decimal(score), note: 'of 100, by capital' },
          { label: 'People a ₹ lakh', value: count(people / (capital * 100)), note: 'for each lakh invested' },
        ]}
      />
      <div className="row g16 grow stretch">
        <div className="panel g8 grow mid-up">
          <div className="row between">
            <span className="panel-name">Impact against risk</span>
            <span className="t11 faint wide-only">Size: capital</span>
          </div>
          <div className="im-plot grow">
            <span className="t11 faint im-y">Impact score</span>
            <span className="t11 faint im-x">Risk</span>
            <span className="im-mid" />
            <span className="t10 faint num im-ticks">
              <span>100</span>
              <span>75</span>
              <span>50</span>
            </span>
            {holdings.map((holding) => (
              <span className="im-bubble" data-theme={holding.theme} style={bubble(holding)} key={holding.name}>
                <span className="t11 m">
                  {holding.name.split(' ')[0]}
                  <span className="wide-only"> {holding.name.split(' ')[1]}</span>
                </span>
              </span>
            ))}
          </div>
        </div>
        <div className="col g12 im-list">
          <div className="table fill">
            <div className="tr th">
              <span className="t11">Holding</span>
              <span className="t11 end">₹ Cr</span>
              <span className="t11 end">People</span>
              <span className="t11 end">Score</span>
            </div>
            {holdings.map((holding) => (
              <div className="tr" key={holding.name}>
                <span className="row g8">
                  <span className="im-dot" data-theme={holding.theme} />
                  <span className="t12 m cut">{holding.name}</span>
                </span>
                <span className="t12 num end soft">{decimal(holding.capital)}</span>
                <span className="t12 num end">{count(holding.people)}</span>
                <span className="t12 num end b">{holding.score}</span>
              </div>
            ))}
            <div className="tr total">
              <span className="t12">Total</span>
              <span className="t12 num end">{decimal(capital)}</span>
              <span className="t12 num end">{count(people)}</span>
              <span className="t12 num end">{decimal(score)}</span>
            </div>
          </div>
          <div className="col g8">
            <div className="row im-themes">
              {themes.map(({ theme, capital: crores }) => (
                <span data-theme={theme} style={{ flexGrow: crores }} key={theme} />
              ))}
            </div>
            <span className="legend">
              {themes.map(({ theme, capital: crores }) => (
                <span className="key im-key" data-theme={theme} key={theme}>
                  {theme} {percent(crores / capital)}
                </span>
              ))}
            </span>
          </div>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Impact,
  alt: `The impact-intelligence platform's portfolio: ₹${decimal(capital)} crore in six holdings that reach ${count(people)} people, drawn as bubbles by impact score and risk, with a table of capital, people and score for each.`,
};

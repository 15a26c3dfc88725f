import { organisations } from '../data/organisations';
import { births, carePath, clinicBlocks, next, risks, vaccinated } from '../data/clinics';
import { southOdisha } from '../data/maps';
import { months } from '../data/grants';
import { BarRows } from '../kit/bar-rows';
import { Avatar, Chip, Control, Kpis } from '../kit/primitives';
import { Lines } from '../kit/charts';
import { count, percent, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import { RegionKey, RegionMap, regionNumber } from '../kit/region-map';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['layout-dashboard', 'Overview'],
  ['home', 'Households'],
  ['heartbeat', 'Mothers'],
  ['vaccine', 'Children'],
  ['stethoscope', 'Referrals'],
  ['calendar', 'Camps'],
];
const mothers = sum(clinicBlocks, (block) => block.mothers);
const children = sum(clinicBlocks, (block) => block.children);
const checked = sum(clinicBlocks, (block) => block.checked);
const atRisk = sum(risks, (risk) => risk.mothers);
const due = sum(clinicBlocks, (block) => block.due);
const delivered = carePath[carePath.length - 1]?.mothers ?? 0;
const now = vaccinated[vaccinated.length - 1] ?? 0;
const find = (name: string) => clinicBlocks.find((block) => block.name === name) ?? clinicBlocks[0];

function Health() {
  return (
    <PlatformWindow
      product="Health"
      org={organisations.health}
      user="Sister Rashmi"
      nav={NAV}
      active="Overview"
      title="Mothers and children"
      note="Six blocks, southern Odisha, as of 31 October"
      className="he-web"
      tools={
        <span className="mid-up">
          <Control icon="map-pin" end="chevron-down">
            All blocks
          </Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Mothers followed', value: count(mothers), note: `and ${count(children)} children` },
          { label: 'Four or more check-ups', value: percent(checked / mothers), note: `${count(checked)} mothers` },
          { label: 'Births in a centre', value: percent(delivered / births), note: `${delivered} of ${births}` },
          { label: 'Fully vaccinated', value: `${now}%`, note: `${now - (vaccinated[0] ?? 0)} points since Jan` },
        ]}
      />
      <div className="row g16 grow stretch">
        <div className="panel he-map">
          <div className="row between">
            <span className="panel-name">Follow-ups due today</span>
            <Chip mood="watch">{due}</Chip>
          </div>
          <RegionMap
            box="-12 -8 306 246"
            regions={southOdisha}
            depth={(name) => find(name).due / 10}
            at={(name, region) => regionNumber(southOdisha, name, region)}
          />
          <RegionKey regions={southOdisha} figure={(name) => find(name).due} />
          <div className="col wide-only">
            {next.map(({ name, block }) => (
              <div className="row g8 he-next" key={name}>
                <Avatar name={name} />
                <span className="t12 b line">{name}</span>
                <span className="t11 soft cut grow end">{block}</span>
              </div>
            ))}
          </div>
        </div>
        <div className="col g12 grow mid-up">
          <div className="panel grow g8">
            <div className="row between">
              <span className="panel-name">{atRisk} mothers at high risk</span>
              <span className="t11 soft wide-only">
                {atRisk - due} seen this week, {due} due
              </span>
            </div>
            <BarRows
              end={80}
              rows={risks.map((risk, n) => ({
                name: risk.name,
                value: risk.mothers,
                text: String(risk.mothers),
                variant: n === 0 ? 'solid' : 'mid',
              }))}
            />
          </div>
          <div className="panel grow g8 wide-only">
            <span className="panel-name">Children with every vaccine due, %</span>
            <Lines
              labels={months.slice(0, vaccinated.length)}
              scale={{ end: 100, ticks: [0, 50, 100] }}
              series={[
                { variant: 'area', values: vaccinated },
                { variant: 'solid', values: vaccinated },
              ]}
            />
          </div>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Health,
  alt: `The health platform's overview: ${count(mothers)} mothers and ${count(children)} children followed in six blocks, a map with ${due} follow-ups due today, ${atRisk} mothers at high risk by cause, and vaccination rising to ${now}%.`,
};

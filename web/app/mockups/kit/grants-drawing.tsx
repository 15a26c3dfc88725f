import { districts, enterpriseGrants, enterprises, metrics } from '../data/livelihoods';
import { Hotspot } from './hotspot';
import { MockupFrame } from './mockup-frame';
import { count, sum } from './numbers';
import { share } from './primitives';
import type { Mockup, MockupName } from '../mockup-names';

const grants = enterpriseGrants.map((grant) => ({
  ...grant,
  women: sum(enterprises.slice(grant.from, grant.to), (women) => women),
  places: districts.slice(grant.from, grant.to).map(({ name }) => name),
}));
const most = Math.max(...enterprises);
const indicator = metrics[1];
/** Whether the women of this district count under every grant. */
const isInAll = (district: number) => grants.every(({ from, to }) => district >= from && district < to);

type Grant = (typeof enterpriseGrants)[number]['name'];

const SCREENS: Record<Grant, MockupName> = {
  'Banyan Row Foundation': 'progran-grant-foundation',
  'Company CSR': 'progran-grant-company',
  'State mission': 'progran-grant-state',
};

/** Returns the drawing of one indicator under three grants. With a chosen grant the others and their districts are dim. */
export function grantsDrawing(chosen?: Grant): Mockup {
  const isOff = (name: Grant) => (chosen && name !== chosen) || undefined;
  const its = grants.find(({ name }) => name === chosen);
  const isOut = (district: number) => (its && (district < its.from || district >= its.to)) || undefined;

  const Grants = () => (
    <MockupFrame hue="progran" className="bare gr">
      <span className="t20 display gr-title">{indicator.name}</span>
      {grants.map(({ name, from, to, women }, n) => (
        <Hotspot
          // A second press shows all of them again.
          to={name === chosen ? 'progran-grants' : SCREENS[name]}
          // The last label is on the right, where the edge of no other grant crosses it.
          className={n === grants.length - 1 ? 'col end gr-grant' : 'col gr-grant'}
          style={{ gridArea: `${n + 2} / ${from + 1} / -1 / ${to + 1}` }}
          data-off={isOff(name)}
          data-on={name === chosen || undefined}
          key={name}
        >
          <span className="t13 m">{name}</span>
          <span className="t26 display">{count(women)}</span>
        </Hotspot>
      ))}
      <span className="row g8 gr-once">
        <span className="gr-key" />
        <span className="t13">In all three, counted once</span>
      </span>
      {districts.map(({ name }, n) => (
        <div className="col g4 gr-district" data-off={isOut(n)} style={{ gridColumn: n + 1 }} key={name}>
          <span className="t16 display">{enterprises[n]}</span>
          <span className="gr-bar" data-on={isInAll(n) || undefined} style={share((enterprises[n] ?? 0) / most)} />
          <span className="t12 m" data-long={name.length > 8 || undefined}>
            {name}
          </span>
        </div>
      ))}
    </MockupFrame>
  );

  const byDistrict = districts.map(({ name }, n) => `${name} ${enterprises[n]}`).join(', ');
  const reports = grants
    .map(
      ({ name, women, places }) =>
        `${name} reports ${count(women)}${places.length < districts.length ? ` (${places.join(', ')})` : ''}`,
    )
    .join('; ');
  return {
    component: Grants,
    alt: its
      ? `The districts of the grant of ${its.name}: ${its.places.map((place, n) => `${place} ${enterprises[its.from + n]}`).join(', ')}. Together ${count(its.women)} ${indicator.name.toLowerCase()}. The other grants are dimmed.`
      : `One indicator, ${indicator.name.toLowerCase()}, under three grants. By district: ${byDistrict}. ${reports}. Each woman is counted once.`,
  };
}

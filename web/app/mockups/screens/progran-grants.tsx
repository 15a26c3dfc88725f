import { districts, enterpriseGrants, enterprises, metrics } from '../data/livelihoods';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count, sum } from '../kit/numbers';
import { share } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const grants = enterpriseGrants.map((grant) => ({
  ...grant,
  women: sum(enterprises.slice(grant.from, grant.to), (women) => women),
  places: districts.slice(grant.from, grant.to).map(({ name }) => name),
}));
const most = Math.max(...enterprises);
const indicator = metrics[1];
/** Whether the women of this district count under every grant. */
const isInAll = (district: number) => grants.every(({ from, to }) => district >= from && district < to);

function Grants() {
  return (
    <MockupFrame hue="progran" className="bare gr">
      <span className="t20 display gr-title">{indicator.name}</span>
      {grants.map(({ name, from, to, women }, n) => (
        <div
          // The last label is on the right, where the edge of no other grant crosses it.
          className={n === grants.length - 1 ? 'col end gr-grant' : 'col gr-grant'}
          style={{ gridArea: `${n + 2} / ${from + 1} / -1 / ${to + 1}` }}
          key={name}
        >
          <span className="t13 m">{name}</span>
          <span className="t26 display">{count(women)}</span>
        </div>
      ))}
      <span className="row g8 gr-once mid-up">
        <Icon name="check" />
        <span className="t13">Each woman counted once</span>
      </span>
      {districts.map(({ name }, n) => (
        <div className="col g4 gr-district" style={{ gridColumn: n + 1 }} key={name}>
          <span className="t16 display">{enterprises[n]}</span>
          <span className="gr-bar" data-on={isInAll(n) || undefined} style={share((enterprises[n] ?? 0) / most)} />
          <span className="t12 m">{name}</span>
        </div>
      ))}
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Grants,
  alt: `One indicator, ${indicator.name.toLowerCase()}, under three grants. By district: ${districts.map(({ name }, n) => `${name} ${enterprises[n]}`).join(', ')}. ${grants.map(({ name, women, places }) => `${name} reports ${count(women)}${places.length < districts.length ? ` (${places.join(', ')})` : ''}`).join('; ')}. Each woman is counted once.`,
};

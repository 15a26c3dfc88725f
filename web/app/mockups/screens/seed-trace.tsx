import { bagKg, certifiedLots, foundationLots, seedProducer, steps, variety } from '../data/seeds';
import { Chip, Control } from '../kit/primitives';
import { Icon } from '../kit/icon';
import { count, percent, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['git-branch', 'Lineage'],
  ['plant-2', 'Fields'],
  ['clipboard-check', 'Inspections'],
  ['microscope', 'Laboratory'],
  ['qrcode', 'Tags'],
  ['truck', 'Dispatch'],
];
const [breeder] = steps;
const certified = sum(certifiedLots, (lot) => lot.passed);
const open = certifiedLots[0];
const parent = foundationLots[0];
const bags = (kilograms: number) => Math.floor(kilograms / bagKg);
const STEPS = [
  ['Breeder seed', breeder.grown - breeder.rejected, breeder.season],
  ['Foundation seed', sum(foundationLots, (lot) => lot.passed), steps[1].season],
  ['Certified seed', certified, steps[2].season],
] as const;

/** The pattern of a QR-like code. It encodes nothing. */
const code = Array.from({ length: 169 }, (_, n) => n)
  .filter((n) => {
    const x = n % 13;
    const y = Math.floor(n / 13);
    if ((x < 5 && y < 5) || (x > 7 && y < 5) || (x < 5 && y > 7)) return false;
    return (x * 7 + y * 11 + x * y * 3) % 5 < 2;
  })
  .map((n) => `M${n % 13} ${Math.floor(n / 13)}h1v1h-1z`)
  .join('');
const corner = (x: number, y: number) => `M${x} ${y}h4v4h-4zm.7.7v2.6h2.6v-2.6zm.8.8h1v1h-1z`;

function Lot({ step, lot, weight, note, on, state }: LotProps) {
  return (
    <div className="sd-lot" data-on={on || undefined}>
      <div className="row between">
        <span className="t12 b num">{lot}</span>
        {state && (
          <span className="wide-only">
            <Chip mood="watch">{state}</Chip>
          </span>
        )}
        <span className="t11 soft narrow-only">{step}</span>
      </div>
      <span className="t12 num">{count(weight)} kg</span>
      <span className="t11 faint cut sd-note">{note}</span>
    </div>
  );
}
type LotProps = { step: string; lot: string; weight: number; note: string; on?: boolean; state?: string };

function Seeds() {
  return (
    <PlatformWindow
      product="TracSeed"
      org={seedProducer}
      user="Harish Patwari"
      nav={NAV}
      active="Lineage"
      title={`${variety}, lot ${open.lot}`}
      note="From breeder seed to certified seed in three seasons"

      tools={
        <span className="wide-only">
          <Control icon="certificate">Certificate</Control>
        </span>
      }
    >
      <div className="sd-steps">
        {STEPS.map(([name, weight, season]) => (
          <div className="col" key={name}>
            <span className="t12 b line">{name}</span>
            <span className="t11 faint line">
              {season}
              <span className="wide-only">, {count(weight)} kg passed</span>
            </span>
          </div>
        ))}
      </div>
      <div className="sd-tree grow">
        <svg className="sd-links mid-up" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M27 50C34 50 31 75 37.5 75M63.5 75C71 75 68 62.5 74 62.5M63.5 75C71 75 68 87.5 74 87.5M63.5 25C71 25 68 37.5 74 37.5" />
          <path data-on d="M27 50C34 50 31 25 37.5 25M63.5 25C71 25 68 12.5 74 12.5" />
        </svg>
        <div className="sd-column">
          <Lot
            step="Breeder, kharif 2024"
            lot={breeder.lot}
            weight={breeder.grown - breeder.rejected}
            note={`${percent(breeder.purity / 100, 1)} pure`}
            on
          />
        </div>
        <div className="sd-column">
          {foundationLots.map((lot) => (
            <Lot
              step="Foundation, kharif 2025"
              key={lot.lot}
              lot={lot.lot}
              weight={lot.passed}
              note={lot.grower}
              on={lot === parent}
            />
          ))}
        </div>
        <div className="sd-column">
          {certifiedLots.map((lot) => (
            <Lot
              step="Certified, kharif 2026"
              key={lot.lot}
              lot={lot.lot}
              weight={lot.passed}
              note={`${lot.growers} growers, ${lot.hectares} ha`}
              on={lot === open}
              state={lot.germination < 80 ? 'Retest' : undefined}
            />
          ))}
        </div>
      </div>
      <div className="panel sd-tag">
        <svg className="sd-code" viewBox="0 0 13 13">
          <path d={`${code}${corner(0, 0)}${corner(9, 0)}${corner(0, 9)}`} />
        </svg>
        <div className="col grow">
          <span className="t14 b">
            {open.lot}: {count(bags(open.passed))} bags of {`${bagKg}\u00a0kg`}
          </span>
          <span className="t11 soft">Each with its tag, from GB-11-000001&nbsp;on</span>
        </div>
        <div className="col mid-up">
          <span className="t11 faint">Germination</span>
          <span className="t20 display num">{open.germination}%</span>
        </div>
        <div className="col mid-up">
          <span className="t11 faint">Purity</span>
          <span className="t20 display num">{steps[2].purity}%</span>
        </div>
        <div className="col wide-only">
          <span className="t11 faint">Inspections passed</span>
          <span className="row g4">
            <span className="t20 display num">4 of 4</span>
            <Icon name="certificate" className="hued" />
          </span>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: Seeds,
  alt: `Seed traceability: the lineage of ${variety} from one breeder lot of ${count(breeder.grown - breeder.rejected)} kg over two foundation lots to four certified lots of ${count(certified)} kg, with lot ${open.lot} followed back to its origin and its bag tags, germination and purity.`,
};

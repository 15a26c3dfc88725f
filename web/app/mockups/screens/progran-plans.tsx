import { type Grant, grants } from '../data/grants';
import { COMPACT_WIDTH, Caption, Composition, movedFrom, Place, planDrawing, WIDE } from '../kit/plan-drawing';
import { count } from '../kit/numbers';
import { Track } from '../kit/primitives';

const ALONG = ['Frameworks', 'Figures', 'History'];

type LayoutProps = {
  columns: number;
  at: readonly [x: number, y: number];
  size: readonly [number, number];
  to: number;
};

/** The grants on the left, and their places `to` units to the right, with only their names. */
function Grants({ columns, at: [x, y], size: [width, height], to, card: Card }: LayoutProps & { card: typeof Line }) {
  return grants.map((grant, n) => {
    const left = x + (n % columns) * (width + 14);
    const top = y + Math.floor(n / columns) * (height + (columns > 1 ? 14 : 8));
    return [
      <Place box={[left + to, top, width, height]} className="pl-empty pl-moved" style={movedFrom(-to, 0, n)} key={n}>
        <span className="t12 soft cut">{grant.name}</span>
      </Place>,
      <Place box={[left, top, width, height]} className="pl-card" key={grant.name}>
        <Card {...grant} />
      </Place>,
    ];
  });
}

const Line = ({ name, reached }: Grant) => (
  <>
    <span className="t12 b cut">{name}</span>
    <span className="t12 soft">{count(reached)} people</span>
  </>
);

const Card = ({ name, reached, planned }: Grant) => (
  <>
    <span className="t14 b cut">{name}</span>
    <span className="t12 soft">
      {count(reached)} of {count(planned)}
      <span className="wide-only"> people</span>
    </span>
    <Track value={reached / planned} />
  </>
);

const path = { stroke: 'var(--hue)', strokeWidth: 3 };

const Wide = () => (
  <Composition
    size={WIDE}
    labels={
      <>
        <Grants columns={2} at={[43, 30]} size={[186, 76]} to={648} card={Card} />
        <Place box={[490, 112, 140, 106]} className="pl-along">
          {ALONG.map((one) => (
            <span className="t16 display" key={one}>
              {one}
            </span>
          ))}
        </Place>
        <Caption box={[43, 304, 400]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[691, 304, 400]} title="On your servers">
          or your own cloud account
        </Caption>
      </>
    }
  >
    <path d="M446 104C496 52 624 52 674 104l-5 -17M674 104l-17 -4" style={path} />
    <path d="M674 226C624 278 496 278 446 226l5 17M446 226l17 4" style={path} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 504]}
    labels={
      <>
        <Grants columns={1} at={[17, 18]} size={[144, 52]} to={202} card={Line} />
        <Place box={[50, 380, 280, 34]} className="pl-along">
          <span className="t13 display">Frameworks, figures, history</span>
        </Place>
        <Caption box={[17, 436, 166]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[207, 436, 160]} title="On your servers">
          or your own cloud account
        </Caption>
      </>
    }
  >
    <path d="M169 166C178 154 202 154 211 166l-1 -9M211 166l-9 -1" style={path} />
    <path d="M211 222C202 234 178 234 169 222l1 9M169 222l9 1" style={path} />
  </Composition>
);

export const mockup = planDrawing(
  'progran',
  `The six grants lie on our servers, backed up every night: ${grants.map(({ name }) => name).join(', ')}. Each has a place on your servers or your own cloud account. A path leads there and back. Frameworks, figures and history come along.`,
  Wide,
  Compact,
);

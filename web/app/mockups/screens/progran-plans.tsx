import { type Grant, grants } from '../data/grants';
import {
  COMPACT_WIDTH,
  Caption,
  Composition,
  movedFrom,
  Place,
  type PlaceBox,
  planDrawing,
  WIDE,
} from '../kit/plan-drawing';
import { count } from '../kit/numbers';
import { Track } from '../kit/primitives';

const ALONG = 'Frameworks, figures, history';

const Card = ({ name, reached, planned }: Grant) => (
  <>
    <span className="t14 b cut">{name}</span>
    <span className="t12 soft cut">
      {count(reached)} of {count(planned)}
      <span className="wide-only"> people</span>
    </span>
    <Track value={reached / planned} />
  </>
);

/** The boxes of the six grants: two are on our servers, two on yours, one moves to yours and one back. */
type Boxes = readonly [PlaceBox, PlaceBox, PlaceBox, PlaceBox, there: PlaceBox, back: PlaceBox];

/** `way`: how far each of the two that move comes along its arrow, which is below it. */
const Grants = ({ boxes, way }: { boxes: Boxes; way: number }) =>
  grants.map((grant, n) => (
    <Place
      box={boxes[n] ?? boxes[0]}
      className={n < 4 ? 'pl-card' : 'pl-card pl-moved'}
      style={{ border: '1px solid var(--line)', ...(n > 3 && movedFrom(n === 4 ? -way : way, 0, 4 * (n - 4))) }}
      key={grant.name}
    >
      <Card {...grant} />
    </Place>
  ));

const path = { stroke: 'var(--hue)', strokeWidth: 3 };

const Wide = () => (
  <Composition
    size={WIDE}
    labels={
      <>
        <Grants
          boxes={[
            [43, 24, 230, 96],
            [43, 196, 230, 96],
            [847, 24, 230, 96],
            [847, 196, 230, 96],
            [455, 24, 210, 96],
            [455, 196, 210, 96],
          ]}
          way={150}
        />
        <Place box={[450, 149, 220]} className="pl-names">
          <span className="t14 display">{ALONG}</span>
        </Place>
        <Caption box={[43, 308, 230]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[847, 308, 260]} title="On your servers">
          or your own cloud account
        </Caption>
      </>
    }
  >
    <path d="M290 134H828l-14 -11M828 134l-14 11" style={path} />
    <path d="M830 306H292l14 -11M292 306l14 11" style={path} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 492]}
    labels={
      <>
        <Grants
          boxes={[
            [17, 18, 148, 70],
            [17, 340, 148, 70],
            [215, 18, 148, 70],
            [215, 340, 148, 70],
            [112, 104, 156, 70],
            [112, 240, 156, 70],
          ]}
          way={82}
        />
        <Place box={[80, 200, 220]} className="pl-names">
          <span className="t14 display">{ALONG}</span>
        </Place>
        <Caption box={[17, 424, 166]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[215, 424, 160]} title="On your servers">
          or your own cloud account
        </Caption>
      </>
    }
  >
    <path d="M22 186H356l-10 -8M356 186l-10 8" style={path} />
    <path d="M358 322H24l10 -8M24 322l10 8" style={path} />
  </Composition>
);

export const mockup = planDrawing(
  'progran',
  `Six grants: ${grants[0].name} and ${grants[1].name} lie on our servers, backed up every night, ${grants[2].name} and ${grants[3].name} on your servers or your own cloud account. ${grants[4].name} moves there and ${grants[5].name} moves back. Frameworks, figures and history come along.`,
  Wide,
  Compact,
);

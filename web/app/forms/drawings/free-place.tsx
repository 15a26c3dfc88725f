import { Drawing, WIDTH } from './drawing';
import { stand } from '../tell-more/next-steps';

const PITCH = 18;
const GROUND = 176;
const SPACE = WIDTH / (stand.products.length + 1);

const dots = (rows: number) =>
  Array.from({ length: rows * 3 }, (_, dot) => ({
    x: ((dot % 3) - 1) * PITCH,
    y: GROUND - 14 - Math.floor(dot / 3) * PITCH,
  }));

/** A stand with a column of dots for each product, and a free place for what is missing. */
export const FreePlace = () => (
  <Drawing height={GROUND + 40}>
    {stand.products.map(({ name, rows, colour }, n) => (
      <g key={name} transform={`translate(${(n + 0.5) * SPACE} 0)`}>
        <path
          d={dots(rows)
            .map(({ x, y }) => `M${x} ${y}h0`)
            .join('')}
          stroke={colour}
          strokeWidth="13"
          strokeLinecap="round"
        />
        <text y={GROUND + 26} textAnchor="middle" data-variant="large">
          {name}
        </text>
      </g>
    ))}
    <g transform={`translate(${(stand.products.length + 0.5) * SPACE} 0)`}>
      {dots(stand.free.rows).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="6"
          fill="var(--surface)"
          stroke="var(--marigold-ink)"
          strokeWidth="1.5"
          strokeDasharray="2.4 2.6"
        />
      ))}
      <text y={GROUND + 26} textAnchor="middle" data-variant="large">
        {stand.free.name}
      </text>
    </g>
    <path d={`M0 ${GROUND}H${WIDTH}`} stroke="var(--ink)" strokeWidth="2.5" />
  </Drawing>
);

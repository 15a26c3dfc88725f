const WIDTH = 1600;
const HEIGHT = 900;
const HORIZON = 380;
const FURROWS = 23;
const PLANTS = 15;

/**
 * Returns the positions of the plants of one furrow. Near plants are lower and further apart; the furrows converge
 * beyond the horizon.
 */
const furrow = (number: number) =>
  Array.from({ length: PLANTS }, (_, n) => {
    const depth = ((n + 1) / PLANTS) ** 2.2;
    return {
      x: Math.round(WIDTH / 2 + (number - (FURROWS - 1) / 2) * (18 + depth * 170)),
      y: Math.round(HORIZON + 14 + depth * (HEIGHT - HORIZON)),
      depth: n,
    };
  });

const plants = Array.from({ length: FURROWS }, (_, number) => furrow(number)).flat();

/** An illustration of a field at sunrise, made of dots. It covers its box like an image with `object-fit: cover`. */
export const FieldRows = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect width={WIDTH} height={HEIGHT} fill="var(--forest)" />
    <circle cx="1120" cy={HORIZON} r="120" fill="var(--marigold)" />
    <path
      d={`M0 ${HORIZON - 60}C260 ${HORIZON - 130} 470 ${HORIZON - 20} 760 ${HORIZON - 34}S1290 ${HORIZON - 96} 1600 ${HORIZON - 26}V${HEIGHT}H0Z`}
      fill="var(--forest-deep)"
    />
    {Array.from({ length: PLANTS }, (_, depth) => (
      <path
        key={depth}
        d={plants
          .filter((plant) => plant.depth === depth && plant.x > -20 && plant.x < WIDTH + 20)
          .map(({ x, y }) => `M${x} ${y}h0`)
          .join('')}
        stroke="var(--leaf-bright)"
        strokeWidth={Math.round(4 + (depth / PLANTS) ** 1.6 * 30)}
        opacity={0.45 + (depth / PLANTS) * 0.5}
      />
    ))}
  </svg>
);

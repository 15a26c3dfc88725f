/** Outlines on a grid of 48, used in place of a client's logo. */
const OUTLINES = {
  rings: 'M18 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24M30 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24',
  sprout: 'M24 42V22M24 26C10 26 8 16 8 10c10 0 16 5 16 16ZM24 22c0-9 5-14 16-14c0 9-5 14-16 14Z',
  river: 'M6 16c6-6 12-6 18 0s12 6 18 0M6 26c6-6 12-6 18 0s12 6 18 0M6 36c6-6 12-6 18 0s12 6 18 0',
  sunrise: 'M6 36h36M12 36a12 12 0 0 1 24 0M24 18V8M10.5 23.5l-6-6M37.500 23.500l6-6',
  roof: 'M6 24L24 8l18 16M12 20v20h24V20M20 40V28h8v12',
  weave: 'M8 16h32M8 24h32M8 32h32M16 8v32M24 8v32M32 8v32',
  bridge: 'M4 34h40M8 34a16 16 0 0 1 32 0M16 34v-13M24 34V18M32 34v-13',
  seed: 'M24 6c12 10 12 26 0 36c-12-10-12-26 0-36ZM24 14v28',
  hills: 'M4 38l12-20l9 14l6-9l13 15ZM34 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  book: 'M24 14c-5-4-12-4-18-2v26c6-2 13-2 18 2c5-4 12-4 18-2V12c-6-2-13-2-18 2ZM24 14v26',
  drop: 'M24 6c8 10 13 16 13 23a13 13 0 0 1-26 0c0-7 5-13 13-23ZM17 30a7 7 0 0 0 7 7',
  wheel:
    'M24 8a16 16 0 1 0 0 32a16 16 0 1 0 0-32M24 8v32M8 24h32M12.700 12.700l22.600 22.600M35.300 12.700L12.700 35.300',
} as const;

type SampleMarkName = keyof typeof OUTLINES;

/** Renders the logo outline of a sample organisation. */
export const SampleMark = ({ name, className }: { name: SampleMarkName; className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={OUTLINES[name]} />
  </svg>
);

const SKIN = { light: '#e8bb94', warm: '#c98d5f', brown: '#a56a42', deep: '#7a4a2e' } as const;
const HAIR = { black: '#1c1917', brown: '#3f2a1d', grey: '#8d8a84' } as const;
const GROUND = {
  paper: 'var(--paper-deep)',
  leaf: 'var(--leaf-soft)',
  teal: 'var(--surve-r-soft)',
  indigo: 'var(--progran-soft)',
  marigold: 'var(--marigold-soft)',
} as const;
const CLOTH = {
  forest: '#12352a',
  leaf: '#1c7348',
  indigo: '#4246a3',
  teal: '#0f6f69',
  rust: '#a4502a',
  marigold: '#e6a417',
  ink: '#10231c',
};

/** Paths behind and in front of the head. The head is an oval around (120, 118). */
const HAIRCUTS = {
  short: {
    back: '',
    front: 'M76 112c-4-44 22-60 46-60s48 16 42 60c-4-18-12-28-20-32c-16 8-40 8-52 2c-8 6-14 16-16 30Z',
  },
  parted: {
    back: '',
    front: 'M76 116c-8-52 24-66 48-64c28 2 44 24 40 64c-4-16-8-26-18-36c-20 2-38-4-46-12c-10 12-20 26-24 48Z',
  },
  cropped: {
    back: '',
    front: 'M78 106c-2-36 20-52 42-52s44 16 42 52c-4-12-8-18-14-22c-18-6-38-6-56 0c-6 4-10 10-14 22Z',
  },
  bun: {
    back: 'M96 50a24 20 0 1 1 48 0a24 20 0 1 1-48 0',
    front: 'M76 114c-4-44 20-62 44-62s48 18 44 62c-6-22-20-38-44-40c-24 2-38 18-44 40Z',
  },
  long: {
    back: 'M70 116c-4-50 22-68 50-68s54 18 50 68c-2 30 4 54 12 76h-124c8-22 14-46 12-76Z',
    front: 'M76 122c-4-50 22-66 44-66c24 0 48 16 44 66c-4-26-14-42-34-50c-10 22-34 30-54 50Z',
  },
  bob: {
    back: 'M66 120c-4-50 22-72 54-72s58 22 54 72c-2 18-2 30-10 38h-88c-8-8-8-20-10-38Z',
    front: 'M76 110c0-40 20-54 44-54s44 14 44 54c-6-14-12-22-20-26c-20 4-36 2-48-2c-8 4-16 14-20 28Z',
  },
  scarf: {
    back: 'M62 122c-4-52 22-76 58-76s62 24 58 76c2 40 14 66 30 92H32c16-26 28-52 30-92Z',
    front: 'M74 122c0-44 18-60 46-60s46 16 46 60c-4-30-20-46-46-46s-42 16-46 46Z',
  },
  bald: { back: '', front: '' },
} as const;

const BODY = 'M18 280c2-56 36-76 74-84h56c38 8 72 28 74 84Z';
const COLLARS = {
  kurta: 'M104 194l16 22l16-22M120 216v52',
  shirt: 'M98 192l22 26l22-26M120 218v62',
  saree: 'M150 192C118 216 88 244 74 280',
  round: 'M94 194c8 18 44 18 52 0',
} as const;

type PortraitFeatures = {
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR;
  cut: keyof typeof HAIRCUTS;
  cloth: keyof typeof CLOTH;
  collar: keyof typeof COLLARS;
  ground: keyof typeof GROUND;
  glasses?: boolean;
  beard?: boolean;
};

/** As the defaults of the CMS. */
const DEFAULTS: PortraitFeatures = {
  skin: 'brown',
  hair: 'black',
  cut: 'short',
  cloth: 'forest',
  collar: 'round',
  ground: 'paper',
};

/** An illustrated portrait, used until there is a photograph. It covers its box. */
export function Portrait({ features: given, className }: { features: Partial<PortraitFeatures>; className?: string }) {
  const features = { ...DEFAULTS, ...given };
  const skin = SKIN[features.skin];
  const hair = features.cut === 'scarf' ? CLOTH[features.cloth] : HAIR[features.hair];
  const { back, front } = HAIRCUTS[features.cut];
  return (
    <svg className={className} viewBox="0 0 240 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="280" fill={GROUND[features.ground]} />
      {back && <path d={back} fill={hair} />}
      <path d="M98 150h44v42a22 26 0 0 1-44 0Z" fill={skin} />
      <path d="M98 160c10 14 34 14 44 0v10c-10 14-34 14-44 0Z" fill="#000" opacity="0.14" />
      <path d={BODY} fill={CLOTH[features.cloth]} />
      <path d="M98 190c0 34 44 34 44 0Z" fill={skin} />
      <path
        d={COLLARS[features.collar]}
        fill="none"
        stroke="#fffdf9"
        strokeOpacity="0.55"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {front && <path d="M77 112a43 54 0 0 1 86 0Z" fill={hair} />}
      <ellipse cx="120" cy="118" rx="42" ry="52" fill={skin} />
      {features.beard && (
        <path d="M78 120c2 40 22 54 42 54s40-14 42-54c-6 16-14 20-24 20h-36c-10 0-18-4-24-20Z" fill={hair} />
      )}
      <path d="M100 116v4M140 116v4" stroke="#10231c" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M108 146c8 7 16 7 24 0"
        fill="none"
        stroke={features.beard ? skin : '#10231c'}
        strokeOpacity={features.beard ? 1 : 0.75}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {front && <path d={front} fill={hair} />}
      {features.glasses && (
        <path
          d="M88 118a13 12 0 1 0 26 0a13 12 0 1 0-26 0M126 118a13 12 0 1 0 26 0a13 12 0 1 0-26 0M114 116h12"
          fill="none"
          stroke="#10231c"
          strokeWidth="3"
        />
      )}
    </svg>
  );
}

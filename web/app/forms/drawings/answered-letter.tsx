import { Drawing, EDGE, Handwriting, WIDTH } from './drawing';

const LETTER = {
  message: 'Your message',
  answer: 'Our answer',
  from: 'from a person',
} as const;

/** A message, and the answer on top of it. */
export const AnsweredLetter = () => (
  <Drawing height={356}>
    <g transform="rotate(-3 130 150)">
      <rect x="6" y="16" width="258" height="240" rx="10" fill="var(--surface)" />
      <text x={6 + EDGE} y="54" data-variant="title">
        {LETTER.message}
      </text>
      <Handwriting x={6 + EDGE} y={88} widths={[210, 170, 200]} />
    </g>
    <rect
      x="40"
      y="184"
      width={WIDTH - 40}
      height="220"
      rx="10"
      fill="var(--leaf-soft)"
      stroke="var(--marigold-soft)"
      strokeWidth="5"
    />
    <text x={40 + EDGE} y="220" data-variant="title">
      {LETTER.answer}
    </text>
    <Handwriting x={40 + EDGE} y={256} widths={[232, 190, 120]} />
    <circle cx={40 + EDGE + 8} cy="334" r="8" fill="var(--marigold)" />
    <text x={40 + EDGE + 26} y="339">
      {LETTER.from}
    </text>
  </Drawing>
);

/** A house, a neem tree and a woman. */
const House = () => (
  <>
    <path fill="#cfe4e2" d="M0 0h120v64H0z" />
    <path fill="#a9c9ae" d="M0 38c18-10 30-8 46-3s40-12 74-1v30H0z" />
    <path fill="#dcc094" d="M0 47c30-5 80-4 120 1v16H0z" />
    <path fill="#f0dcb8" d="M44 26h42v26H44z" />
    <path fill="#b55f3f" d="M38 28 50 14h30l12 14z" />
    <path fill="#1f6e69" d="M58 34h10v18H58z" />
    <path fill="#7c4a2d" d="M74 33h8v8h-8zM17 36h3v18h-3z" />
    <path
      fill="#4f8a5b"
      d="M18 12a12 12 0 0 1 12 11 9 9 0 0 1-9 15 11 11 0 0 1-15-6 9 9 0 0 1 2-13 10 10 0 0 1 10-7z"
    />
    <path fill="#8b3f6b" d="M97 40c4-2 8 0 9 5l2 13H94l1-12c0-3 0-5 2-6z" />
    <path fill="#7a4b2e" d="M101 32a4 4 0 1 1-.1 8 4 4 0 0 1 .1-8z" />
  </>
);

/** A sewing machine with a blouse under its needle, beside a window and folded cloth. It goes on beyond its view box. */
export const Machine = () => (
  <>
    <path fill="#ecd7b3" d="M-99-99h318v200H-99z" />
    <path fill="#fbf3df" d="M-26-40H18v66h-44z" />
    <path fill="#cfe4e2" d="M-23-40h18v63h-18zM-3-40h18v63H-3z" />
    <path fill="#a9c9ae" d="M-23 14c6-4 12-4 18-1v10h-18zM-3 12c6 2 12-2 18-2v13H-3z" />
    <path fill="#9a6540" d="M-99 48h318v80H-99z" />
    <path fill="#7c4a2d" d="M-99 48h318v2.500H-99z" />
    <path fill="#1f6e69" d="M110 42h34v6h-34z" />
    <path fill="#e2a021" d="M113 36.500h29v5.500h-29z" />
    <path fill="#b55f3f" d="M111 32h27v4.500h-27z" />
    <path fill="#16221d" d="M37 43h49v5H37zM41 43V24c0-4 2-6 6-6h28c5 0 8 3 8 8v17H71V30H52c-1 0-2 1-2 2v11z" />
    <path fill="#16221d" d="M86 19a8 8 0 1 1-.1 16 8 8 0 0 1 .1-16zM56 12h2v7h-2z" />
    <path fill="#ecd7b3" d="M86 23a4 4 0 1 1-.1 8 4 4 0 0 1 .1-8z" />
    <path fill="#b55f3f" d="M53.500 9h7v6h-7z" />
    <path fill="none" stroke="#e2a021" strokeWidth="1.400" d="M55 24h20" />
    <path fill="none" stroke="#dfe6e3" strokeWidth="1.400" d="M45.500 43v5" />
    <path fill="#8b3f6b" d="M24 53c6-5 13-7 21-6 8 0 14 0 17 2 3 5 3 14 4 30H20c3-10 2-20 4-26z" />
    <path fill="none" stroke="#c98bb0" strokeWidth="1.200" strokeDasharray="2 1.600" d="M46 49c-1 8-1 16 0 30" />
  </>
);

const SUBJECTS = {
  house: { Drawing: House, viewBox: '0 0 120 64', fit: 'xMaxYMid slice' },
  machine: { Drawing: Machine, viewBox: '32 5 64 53', fit: 'xMidYMid meet' },
} as const;

/** An illustration of a photo from the phone camera. */
export function FieldPhoto({ subject = 'house' }: { subject?: keyof typeof SUBJECTS }) {
  const { Drawing, viewBox, fit } = SUBJECTS[subject];
  return (
    <svg className="photo" viewBox={viewBox} preserveAspectRatio={fit}>
      <Drawing />
    </svg>
  );
}

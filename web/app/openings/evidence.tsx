/** The place of a record on a map, with the accuracy as a circle. */
export function Place() {
  return (
    <svg className="sr-place" viewBox="0 0 120 44" preserveAspectRatio="xMidYMid slice">
      <path fill="#e6efe2" d="M0 0h120v44H0z" />
      <path fill="#d5e5cf" d="M0 0h38l-6 20-32 6zM66 44l8-22 46-4v26zM82 0h38v10l-40 3z" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="M0 30c30-2 44-12 60-12s36 0 60-4M52 44c2-10 4-16 6-26L62 0" />
      <path fill="none" stroke="#9cc7cf" strokeWidth="2" d="M92 44c-2-12 6-18 28-20" />
      <circle className="sr-near" cx="58" cy="20" r="11" />
      <path className="sr-pin" d="M58 20c-4-5-6-7.5-6-10.5a6 6 0 0 1 12 0c0 3-2 5.5-6 10.5z" />
      <circle fill="#fff" cx="58" cy="9.5" r="2.2" />
    </svg>
  );
}

/** The strokes of her signature, of 130 by 40. */
const SIGNATURE =
  'M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 5 0 9-6 13-9 2 3-2 8 2 8 6-1 12-6 24-9';

/** A signature on its line. */
export const Signature = () => (
  <svg className="sr-sign" viewBox="0 0 130 40">
    <path d={SIGNATURE} />
    <path className="sr-rule" d="M8 34h114" />
  </svg>
);

/** A sewing machine with a blouse under its needle, beside a window and folded cloth, as a photo of the phone. It goes on beyond its view box. */
export const Machine = () => (
  <svg className="photo" viewBox="32 5 64 53" preserveAspectRatio="xMidYMid meet">
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
  </svg>
);

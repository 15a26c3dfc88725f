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
export const SIGNATURE =
  'M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 5 0 9-6 13-9 2 3-2 8 2 8 6-1 12-6 24-9';

/** A signature on its line. */
export const Signature = () => (
  <svg className="sr-sign" viewBox="0 0 130 40">
    <path d={SIGNATURE} />
    <path className="sr-rule" d="M8 34h114" />
  </svg>
);

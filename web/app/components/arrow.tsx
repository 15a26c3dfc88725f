const ARROW_PATHS = { forward: 'M3 10h13m-5.5-5.5L16 10l-5.5 5.5', newTab: 'M6 14 14 6M7 6h7v7' };

type Props = {
  /** `forward` for a page of this site, `newTab` for a link that opens a new tab. */
  to: keyof typeof ARROW_PATHS;
  className?: string;
};

/** The arrow icon of a link. It is decorative: the link text already says where it leads. */
export const Arrow = ({ to, className }: Props) => (
  <svg
    className={className}
    width="1.1em"
    height="1.1em"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ARROW_PATHS[to]} />
  </svg>
);

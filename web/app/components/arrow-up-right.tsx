type Props = { className?: string; size?: string; stroke?: number };

/** The arrow of a link. It is decorative: the link text already says where it leads. */
export const ArrowUpRight = ({ className, size = '1.1em', stroke = 2 }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M17 7 7 17M8 7h9v9" />
  </svg>
);

/** An illustration of a photo from the phone camera: a house, a neem tree and a woman. */
export function FieldPhoto() {
  return (
    <svg className="photo" viewBox="0 0 120 64" preserveAspectRatio="xMaxYMid slice">
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
    </svg>
  );
}

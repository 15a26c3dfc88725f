/** An invented evaluation: a sample of women in savings groups, and one finding. */
export const sampleOf = { drawn: 1200, interviewed: 1128, notFound: 45, refused: 27 } as const;
/** Women with savings after six months in per cent, by age of their group, with the 95% interval. */
export const finding = [
  { name: 'Under 1 year', asked: 342, share: 41, range: 5 },
  { name: '1 to 2 years', asked: 371, share: 52, range: 5 },
  { name: 'Over 2 years', asked: 415, share: 66, range: 5 },
] as const;

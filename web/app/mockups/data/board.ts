/** The committee's page of the sample CSR programme. Areas and amounts are those of data/csr.ts. */
export const late = [
  { what: 'Third training centre, Tumakuru', weeks: 5 },
  { what: 'Well repairs, Kolar', weeks: 2 },
] as const;
export const decisions = ['Move ₹14 lakh from centre 3 to centre 1', 'Renew two partners for a year'] as const;

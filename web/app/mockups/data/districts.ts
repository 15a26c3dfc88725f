/** An invented mission of a state in five districts: per cent of the target of each goal. */
export const goalsOfMission = [
  { name: 'Water', goal: 'SDG 6' },
  { name: 'Health', goal: 'SDG 3' },
  { name: 'Learning', goal: 'SDG 4' },
  { name: 'Income', goal: 'SDG 8' },
] as const;
export const districtsOfMission = [
  { name: 'Bidar', reached: [82, 74, 69, 58] },
  { name: 'Kalaburagi', reached: [71, 66, 72, 49] },
  { name: 'Raichur', reached: [46, 61, 64, 44] },
  { name: 'Koppal', reached: [77, 70, 58, 63] },
  { name: 'Ballari', reached: [68, 79, 75, 55] },
] as const;
/** The open cell: habitations of Raichur with tested water. */
export const openCell = { district: 'Raichur', tested: 258, habitations: 560, late: 3 } as const;

/** The portraits beside the application form. */
export const looks = [
  { skin: 'brown', hair: 'black', cut: 'long', cloth: 'leaf', collar: 'kurta', ground: 'leaf' },
  { skin: 'warm', hair: 'black', cut: 'parted', cloth: 'indigo', collar: 'shirt', ground: 'indigo', beard: true },
  { skin: 'deep', hair: 'grey', cut: 'bun', cloth: 'rust', collar: 'saree', ground: 'teal', glasses: true },
] as const;

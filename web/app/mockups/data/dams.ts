/** The check dams of Blue Hillock Mission, as the water programme lead tells it on the page of testimonials. */
export const dams = {
  built: 40,
  /** The numbers of the dams without water in April, from the top of the stream. */
  dry: [4, 9, 12, 17, 21, 26, 30, 33, 38],
} as const;

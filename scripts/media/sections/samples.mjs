/** Content for the sections that no shipped page has. */
export const samples = {
  'product.text': {
    title: 'A baseline before the first visit',
    variant: 'paper',
    paragraphs: [
      { text: 'Agree on the few questions whose answers will change what the team does next season.' },
      { text: 'Ask them in the language that people speak at home, and read the first twenty forms together.' },
    ],
  },
  'proof.quote': {
    variant: 'surface',
    text: 'We used to find the gaps in March, when the report was due. Now we see them the same evening.',
    person: 'Sample Person',
    role: 'Programme lead, sample organisation',
  },
};

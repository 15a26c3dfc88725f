/** A question in the field of the sketch `question`: the next one that the Drive-R mockup proposes. */
export const sampleQuestion = 'Why is Yadgir behind?';

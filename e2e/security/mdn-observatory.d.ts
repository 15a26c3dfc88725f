/** The parts of Mozilla's package that these tests use. The package has no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: Array<(requests: object) => { result: string | null }>;
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { grade: string; score: number };
  export function getScoreModifier(result: string | null): number;
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
    responses: object;
    resources: { path: string | null };
    session: object | null;
  }
}

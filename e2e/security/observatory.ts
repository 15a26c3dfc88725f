import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

export type PageResponse = { status: number; headers: Record<string, string>; html: string };

/** Replaces the HSTS preload list, which the package would download, by an empty one. A new site is not on it. */
function withoutPreloadList<T>(work: () => T): T {
  const read = fs.readFileSync;
  const patched = (file: fs.PathOrFileDescriptor, ...rest: never[]) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : (read as (...all: unknown[]) => unknown)(file, ...rest);
  fs.readFileSync = patched as typeof fs.readFileSync;
  try {
    return work();
  } finally {
    fs.readFileSync = read;
  }
}

/**
 * Returns the grade of Mozilla's HTTP Observatory for a response at `pageUrl`, and the tests that lost points. The
 * site is behind a proxy that redirects http to https.
 */
export function observatoryGrade(
  pageUrl: string,
  { status, headers, html }: PageResponse,
): { grade: string; lost: string[] } {
  const url = new URL(pageUrl);
  const requests = new Requests(url.hostname);
  const response = { status, headers, verified: true, request: {} };
  const redirects = [
    { url: new URL(`http://${url.host}${url.pathname}`), status: 301 },
    { url, status: 200 },
  ];
  Object.assign(requests.responses, { auto: response, https: response, http: response, cors: response });
  Object.assign(requests.responses, { httpRedirects: redirects, httpsRedirects: [{ url, status: 200 }] });
  requests.resources.path = html;
  requests.session = { url, jar: undefined };
  const results = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests)));
  const points = results.map(({ result }) => ({ result: String(result), points: getScoreModifier(result) }));
  const lost = points.filter((one) => one.points < 0);
  const baseScore = 100 + lost.reduce((sum, one) => sum + one.points, 0);
  const extraCredit = points.reduce((sum, one) => sum + Math.max(0, one.points), 0);
  const { grade } = getGradeForScore(baseScore >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? baseScore + extraCredit : baseScore);
  return { grade, lost: lost.map(({ result }) => result) };
}

import { ARTICLE_UID } from '../articles/article-type';
import { checkDescription, checkFields, checkSlug, checkVideos } from './check-fields';
import { checkAlternativeTexts, checkCover, checkImageWeight, checkShippedPictures } from './check-images';
import { checkLanguage, checkLostContent, checkSiteLinks, checkTexts } from './check-texts';
import type { CheckedDocument, Problem } from './checked-document';

type Rule = (document: CheckedDocument) => Problem[];

const COMMON_RULES: Rule[] = [
  checkFields,
  checkVideos,
  checkAlternativeTexts,
  checkShippedPictures,
  checkTexts,
  checkLostContent,
  checkDescription,
  checkSiteLinks,
  checkImageWeight,
  ({ pageProblem }) => (pageProblem ? [pageProblem] : []),
];
const ARTICLE_RULES: Rule[] = [checkSlug, checkCover, checkLanguage];

/** Returns the problems of an article or a page, those that refuse its publication first. */
export function checkDocument(document: CheckedDocument): Problem[] {
  const rules = document.uid === ARTICLE_UID ? [...COMMON_RULES, ...ARTICLE_RULES] : COMMON_RULES;
  const all = rules.flatMap((rule) => rule(document));
  // An image that a field has twice is one problem.
  const problems = [...new Map(all.map((problem) => [problem.path.join('.') + problem.message, problem])).values()];
  return [...problems.filter(({ level }) => level === 'refuse'), ...problems.filter(({ level }) => level === 'warn')];
}

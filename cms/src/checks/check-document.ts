import { ARTICLE_UID } from '../articles/article-type';
import { checkAlternativeTexts } from './check-alternative-texts';
import { checkCover } from './check-cover';
import { checkDescription } from './check-description';
import { checkFields } from './check-fields';
import { checkImageWeight } from './check-image-weight';
import { checkLostContent } from './check-lost-content';
import { checkLanguage } from './check-language';
import { checkShippedPictures } from './check-shipped-pictures';
import { checkSiteLinks } from './check-site-links';
import { checkSlug } from './check-slug';
import { checkTexts } from './check-texts';
import { checkVideos } from './check-videos';
import type { CheckedDocument } from './checked-document';
import type { Problem } from './problem';

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

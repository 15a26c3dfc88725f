import { Fragment } from 'react';
import { unbroken } from '~/components/line-breaks';
import { retentionTerm } from '~/content/legal';
import { fillIn, type Site, useSite } from '~/lib/site-context';

const EMAIL_PLACEHOLDER = /(\{(?:email|privacyEmail)\})/;

/** A text with its placeholders filled from the settings. E-mail addresses become links. */
export function FilledText({ text }: { text: string }) {
  const site = useSite();
  return fillInTerms(text, site)
    .split(EMAIL_PLACEHOLDER)
    .map((part, index) => {
      const filled = fillIn(part, site);
      return EMAIL_PLACEHOLDER.test(part) ? (
        <a key={index} href={`mailto:${filled}`}>
          {filled}
        </a>
      ) : (
        <Fragment key={index}>{unbroken(filled)}</Fragment>
      );
    });
}

const fillInTerms = (text: string, { leadsRetentionDays, applicationsRetentionDays }: Site) =>
  text
    .replaceAll('{leadsRetention}', retentionTerm(leadsRetentionDays))
    .replaceAll('{applicationsRetention}', retentionTerm(applicationsRetentionDays));

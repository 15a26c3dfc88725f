import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment, useEffect, useId, useMemo, useState } from 'react';
import { Breadcrumb } from '~/components/breadcrumb';
import { unbroken } from '~/components/line-breaks';
import { type LegalContent, type LegalPart, retentionTerm } from '~/content/legal';
import { fillIn, useSite } from '~/lib/site-context';
import { longDate } from '~/lib/text-format';
import { useCurrentSection } from '~/sections/shared/use-current-section';
import styles from './legal-page.module.css';

/** A legal text with a list of its parts. Below 640 px each part except the first is collapsed at first. */
export function LegalPage({ content: { title, updated, crumbs, parts } }: { content: LegalContent }) {
  const label = useId();
  const anchors = useMemo(() => parts.map(({ id }) => ({ anchor: id })), [parts]);
  const current = useCurrentSection(anchors);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.updated}>
          Last changed on <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      <nav aria-labelledby={label} className={styles.contents}>
        <p id={label} className={styles.label}>
          On this page
        </p>
        <ol>
          {parts.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <LegalPartView key={part.id} part={part} first={index === 0} />
        ))}
      </div>
    </div>
  );
}

/**
 * One part of a legal text. The stylesheet collapses it only below 640 px, on a screen, with scripts. Otherwise the
 * part is open, so hydration causes no layout shift. The first part starts open, so that every visitor sees text.
 */
function LegalPartView({ part: { id, title, blocks }, first }: { part: LegalPart; first: boolean }) {
  const panel = useId();
  const [open, setOpen] = useState(first);
  useEffect(() => {
    const openIfTarget = () => window.location.hash === `#${id}` && setOpen(true);
    openIfTarget();
    window.addEventListener('hashchange', openIfTarget);
    return () => window.removeEventListener('hashchange', openIfTarget);
  }, [id]);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.name}>
        <span className={styles.plain}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {title}
          <IconChevronDown size={22} aria-hidden="true" />
        </button>
      </h2>
      <div id={panel} className={styles.panel}>
        {blocks.map((block) => {
          const { intro, items } = typeof block === 'string' ? { intro: block, items: [] } : block;
          return (
            <Fragment key={intro}>
              <p>
                <FilledText text={intro} />
              </p>
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>
                      <FilledText text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}

const EMAIL_PLACEHOLDER = /(\{(?:email|privacyEmail)\})/;

/** A text with its placeholders filled from the settings. E-mail addresses become links. */
function FilledText({ text }: { text: string }) {
  const site = useSite();
  return text
    .replaceAll('{leadsRetention}', retentionTerm(site.leadsRetentionDays))
    .replaceAll('{applicationsRetention}', retentionTerm(site.applicationsRetentionDays))
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

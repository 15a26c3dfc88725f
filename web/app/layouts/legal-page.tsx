import { useId, useMemo } from 'react';
import { Breadcrumb } from '~/components/breadcrumb';
import type { LegalContent } from '~/content/legal';
import { longDate } from '~/lib/text-format';
import { LegalPartView } from './legal/legal-part';
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

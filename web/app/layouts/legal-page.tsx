import { Breadcrumb } from '~/components/breadcrumb';
import type { LegalContent } from '~/content/legal';
import { longDate } from '~/lib/dates';
import { LegalPartView } from './legal/legal-part';
import styles from './legal-page.module.css';

/** A legal text with a list of its parts. Below 640 px each part but the first is folded until the visitor opens it. */
export function LegalPage({ content: { title, updated, crumbs, parts } }: { content: LegalContent }) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.updated}>
          Last changed on <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      <nav aria-label="On this page" className={styles.contents}>
        <ol>
          {parts.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
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

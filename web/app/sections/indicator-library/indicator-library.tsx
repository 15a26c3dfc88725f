import { Section } from '~/components/section';
import type { IndicatorLibraryContent } from '../section-schemas.generated';
import styles from './indicator-library.module.css';

/** The indicator library: its size, what it covers, and a chart of the indicators by clause. */
export function IndicatorLibrary(library: IndicatorLibraryContent) {
  const { anchor, title, value, label, items, chartTitle, chartText, bars } = library;
  const most = Math.max(...bars.map((bar) => bar.value));
  return (
    <Section id={anchor} labelledBy={`${anchor}-title`}>
      <div className={styles.head}>
        <h2 id={`${anchor}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.number}>
          <span className={styles.value}>{value}</span> {label}
        </p>
      </div>
      <div className={styles.body}>
        <dl className={styles.points}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.chart}>
          <figcaption>
            <h3 className={styles.subtitle}>{chartTitle}</h3>
            <p>{chartText}</p>
          </figcaption>
          <ol className={styles.bars}>
            {bars.map((bar) => (
              <li key={bar.clause}>
                <span className={styles.clause}>{bar.clause}</span>
                <span>{bar.label}</span>
                <span className={styles.bar} style={{ width: `${(bar.value / most) * 100}%` }} aria-hidden="true" />
                <span className={styles.count}>
                  {bar.value}
                  <span className="visually-hidden"> indicators</span>
                </span>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </Section>
  );
}

import { Section } from '~/components/section';
import styles from './indicator-library.module.css';

export type IndicatorLibraryContent = {
  id: string;
  title: string;
  /** The number of indicators, in large type. */
  value: string;
  label: string;
  items: readonly { title: string; text: string }[];
  /** A bar chart: the number of indicators for each clause of a law. */
  chartTitle: string;
  chartText: string;
  bars: readonly { clause: string; label: string; value: number }[];
};

/** The indicator library: its size, what it covers, and a chart of the indicators by clause. */
export function IndicatorLibrary(library: IndicatorLibraryContent) {
  const { id, title, value, label, items, chartTitle, chartText, bars } = library;
  const most = Math.max(...bars.map((bar) => bar.value));
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
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

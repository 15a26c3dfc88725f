import type { DashboardContent } from '../section-schemas.generated';
import styles from './board.module.css';

type Props = Omit<DashboardContent, 'anchor' | 'title' | 'lead' | 'items'>;

const count = new Intl.NumberFormat('en-IN');
const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A dashboard with figures and two charts: people reached by quarter, and the steps of `path` as shares of the first. The charts are tables styled as bars, so screen readers can read them. */
export function Board({ boardTitle, period, figures, quarters, path, note, ...labels }: Props) {
  const tallest = Math.max(...quarters.flatMap(({ now, before }) => [now, before]));
  const whole = path[0]?.value ?? 1;
  return (
    <figure className={styles.board} data-tone="surface">
      <figcaption className={styles.bar}>
        <h3>{boardTitle}</h3>
        <span>{period}</span>
      </figcaption>
      <dl className={styles.figures}>
        {figures.map(({ value, label, note: change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{count.format(value)}</dd>
            <dd className={styles.change}>{change}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <table className={styles.columns}>
          <caption>{labels.quartersTitle}</caption>
          <thead className={styles.legend}>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Quarter</span>
              </th>
              <th scope="col" data-series="before">
                {labels.beforeLabel}
              </th>
              <th scope="col" data-series="now">
                {labels.nowLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ label, now, before }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-series="before" style={{ height: percent(before / tallest) }}>
                  <span>{count.format(before)}</span>
                </td>
                <td data-series="now" style={{ height: percent(now / tallest) }}>
                  <span>{count.format(now)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.path}>
          <h4>{labels.pathTitle}</h4>
          <dl>
            {path.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.length} style={{ width: percent(value / whole) }} aria-hidden="true" />
                  {count.format(value)} <span className={styles.part}>{percent(value / whole)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}

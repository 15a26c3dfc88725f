import styles from './sample-dashboard.module.css';

export type SampleDashboardContent = {
  title: string;
  period: string;
  note: string;
  figures: readonly { value: number; label: string; change: string }[];
  /** People reached by quarter, this year and the year before. */
  quarters: {
    title: string;
    now: string;
    before: string;
    rows: readonly { name: string; now: number; before: number }[];
  };
  /** The steps from reach to placement, as shares of the first step. */
  path: { title: string; rows: readonly { name: string; value: number }[] };
};

const count = new Intl.NumberFormat('en-IN');
const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A sample dashboard with static figures. The charts are tables styled as bars, so screen readers can read them. */
export function SampleDashboard({ title, period, note, figures, quarters, path }: SampleDashboardContent) {
  const tallest = Math.max(...quarters.rows.flatMap(({ now, before }) => [now, before]));
  const whole = path.rows[0]?.value ?? 1;
  return (
    <figure className={styles.board} data-tone="surface">
      <figcaption className={styles.bar}>
        <h3>{title}</h3>
        <span>{period}</span>
      </figcaption>
      <dl className={styles.figures}>
        {figures.map(({ value, label, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{count.format(value)}</dd>
            <dd className={styles.change}>{change}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <table className={styles.columns}>
          <caption>{quarters.title}</caption>
          <thead className={styles.legend}>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Quarter</span>
              </th>
              <th scope="col" data-series="before">
                {quarters.before}
              </th>
              <th scope="col" data-series="now">
                {quarters.now}
              </th>
            </tr>
          </thead>
          <tbody>
            {quarters.rows.map(({ name, now, before }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
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
          <h4>{path.title}</h4>
          <dl>
            {path.rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
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

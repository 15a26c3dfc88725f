import { Section } from '~/components/section';
import styles from './csr-measure.module.css';

export type CsrMeasureContent = {
  id: string;
  title: string;
  number: { value: string; label: string };
  points: readonly { title: string; text: string }[];
  schedule: { title: string; lead: string; items: readonly { clause: string; name: string; indicators: number }[] };
};

/** The Measure section of the CSR page: the indicator library, and Schedule VII with the indicators of each clause. */
export function CsrMeasure({ id, title, number, points, schedule }: CsrMeasureContent) {
  const most = Math.max(...schedule.items.map(({ indicators }) => indicators));
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.number}>
          <span className={styles.value}>{number.value}</span> {number.label}
        </p>
      </div>
      <div className={styles.body}>
        <dl className={styles.points}>
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.schedule}>
          <figcaption>
            <h3 className={styles.subtitle}>{schedule.title}</h3>
            <p>{schedule.lead}</p>
          </figcaption>
          <ol className={styles.clauses}>
            {schedule.items.map(({ clause, name, indicators }) => (
              <li key={clause}>
                <span className={styles.clause}>{clause}</span>
                <span>{name}</span>
                <span className={styles.bar} style={{ width: `${(indicators / most) * 100}%` }} aria-hidden="true" />
                <span className={styles.count}>
                  {indicators}
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

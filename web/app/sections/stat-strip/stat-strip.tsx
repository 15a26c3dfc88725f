import { Section } from '~/components/section';
import { type StatItem, StatList } from '~/components/stat';

/** A row of stats. */
export function StatStrip({ items }: { items: readonly StatItem[] }) {
  return (
    <Section tone="deep">
      <StatList items={items} />
    </Section>
  );
}

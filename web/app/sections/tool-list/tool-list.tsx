import { Section } from '~/components/section';
import { MockupPanel } from '../shared/mockup-panel';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './tool-list.module.css';

export type ToolListContent = {
  title: string;
  lead: string;
  tools: readonly [Tool, Tool, Tool, Tool];
  mockup: MockupName;
};
type Tool = { name: string; text: string };

/** Four tool items beside a mockup. */
export const ToolList = ({ title, lead, tools, mockup }: ToolListContent) => (
  <Section labelledBy="tools" className={styles.layout}>
    <div className={styles.image}>
      <MockupPanel name={mockup} />
    </div>
    <div>
      <h2 id="tools" className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.tools}>
        {tools.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
);

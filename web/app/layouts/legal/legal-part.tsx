import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useEffect, useId, useState } from 'react';
import type { LegalBlock, LegalPart } from '~/content/legal';
import { FilledText } from './filled-text';
import styles from './legal-part.module.css';

/**
 * One part of a legal text. The stylesheet collapses it only below 640 px, on a screen, with scripts. Otherwise the
 * part is open, so hydration causes no layout shift. The first part starts open, so that every visitor sees text.
 */
export function LegalPartView({ part: { id, title, blocks }, first }: { part: LegalPart; first: boolean }) {
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
      <h2 id={`${id}-title`} className={styles.title}>
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
        {blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

const keyOf = (block: LegalBlock): string => (typeof block === 'string' ? block : block.intro);

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText text={block} />
      </p>
    );
  }
  return (
    <>
      <p>
        <FilledText text={block.intro} />
      </p>
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <FilledText text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

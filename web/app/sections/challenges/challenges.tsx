import { useId } from 'react';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { ICONS } from '../offerings/icons';
import canvas from '../shared/canvas.module.css';
import { Stylesheet } from '../shared/stylesheet';
import type { ChallengesContent } from '../section-schemas.generated';
import { ChallengeDrawing, hasSituation, SituationDrawing } from './challenge-drawing';
import base from './challenges.module.css';
import conversation from './conversation.module.css';
import rows from './rows.module.css';
import halfStyles from './halves.css?url';
import slipStyles from './slips.css?url';
import threadStyles from './thread.css?url';
import { ThreadPart } from './thread-part';

type Variant = NonNullable<ChallengesContent['variant']>;

const TONES: Record<Variant, Tone> = {
  rows: 'tint-deep',
  conversation: 'hue',
  thread: 'deep',
};
/** The design `thread` has class names of its own (thread.css), so that other pages do not load its styles. */
const THREAD = {
  ...base,
  head: 'thread-head',
  list: `${base.list} thread`,
  line: 'thread-line',
  problem: 'thread-problem',
  title: `${base.title} thread-title`,
  today: `${base.today} thread-today`,
  change: `${base.change} thread-change`,
  label: 'thread-label',
};
const STYLES: Record<Variant, CSSModuleClasses> = { rows, conversation, thread: THREAD };

/** How the thread is torn at one challenge after another. */
const TEARS = ['frayed', 'strands', 'tangled', 'worn', 'foreign', 'passed'] as const;

/**
 * Problems, each with the situation today and the change. `rows`: a slip of paper for each, with its icon beside it. Slips
 * with drawings are a pile (slips.css). `conversation`: the situation as a question, and the change as its answer. With
 * drawings each is a row from the situation on the left to the change on the right (halves.css), which the label names.
 * `thread`: a thread that is torn at each situation and tied again at the change, which the label names once.
 */
export function Challenges({ variant = 'rows', title, subtitle, lead, label, items }: ChallengesContent) {
  const heading = useId();
  const styles = STYLES[variant];
  const hasDrawings = items.some((item) => item.drawing);
  const isDrawn = variant === 'conversation' && hasDrawings;
  const isPile = variant === 'rows' && hasDrawings;
  /** The class of the label at a change. A thread shows the first one on wide screens. */
  const labelAt = (n: number) => (variant === 'thread' && n === 0 ? styles.label : 'visually-hidden');
  return (
    <Section
      tone={isDrawn || isPile ? 'paper' : TONES[variant]}
      labelledBy={heading}
      className={variant === 'thread' ? 'rope' : undefined}
    >
      <div className={`${styles.head ?? ''} ${isDrawn ? 'halves-head' : ''}`}>
        <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split={isPile} />
        {/* Each change has it for screen readers. */}
        {isDrawn && (
          <p className="halves-name" aria-hidden="true">
            {unbroken(label)}
          </p>
        )}
      </div>
      {isDrawn && <Stylesheet href={halfStyles} />}
      {variant === 'thread' && <Stylesheet href={threadStyles} />}
      {isPile && <Stylesheet href={slipStyles} />}
      <ol className={`${styles.list} ${isPile ? 'slips' : ''} ${isDrawn ? 'halves' : ''}`}>
        {items.map(({ title: name, icon, drawing: drawingName, today, change }, n) => {
          const Icon = icon && ICONS[icon];
          const drawing = variant !== 'thread' && drawingName && (
            <div className={`${canvas.drawing} ${styles.drawing ?? ''}`} aria-hidden="true">
              <ChallengeDrawing name={drawingName} />
            </div>
          );
          return (
            <li key={name} className={`${styles.item} ${isPile && drawing ? 'slip' : ''}`}>
              {variant === 'thread' && (
                <div className={styles.line} aria-hidden="true">
                  <ThreadPart name={TEARS[n % TEARS.length]!} />
                </div>
              )}
              {variant !== 'thread' && !drawing && !isDrawn && (
                <span className={styles.icon}>{Icon && <Icon size={26} stroke={1.6} aria-hidden="true" />}</span>
              )}
              <div className={styles.problem}>
                {variant === 'rows' && drawing}
                <h3 className={styles.title}>{unbroken(name)}</h3>
                <p className={styles.today}>{unbroken(today)}</p>
                {variant === 'conversation' && drawingName && hasSituation(drawingName) && (
                  <div className={canvas.drawing} aria-hidden="true">
                    <SituationDrawing name={drawingName} />
                  </div>
                )}
              </div>
              <div className={styles.change}>
                <p>
                  <span className={labelAt(n)}>
                    {label}
                    <span className="visually-hidden">: </span>
                  </span>
                  {unbroken(change)}
                </p>
                {variant === 'conversation' && drawing}
              </div>
            </li>
          );
        })}
      </ol>
      {variant === 'thread' && (
        <div className="thread-end" aria-hidden="true">
          <ThreadPart name="end" />
        </div>
      )}
    </Section>
  );
}

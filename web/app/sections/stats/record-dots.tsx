import { type ChangeEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useReveal } from '~/lib/use-reveal';
import choices from '../shared/choices.module.css';
import { ViewChoices } from '../shared/views';
import { dotsIn, flyDots, radiusOf, scatteredIn } from './fly-dots';
import { COLUMNS, LifeDots } from './life-dots';
import { ProjectDots } from './project-dots';
import { useStageScroll } from './dots-stage';
import { RecordSlip, spokenRecord } from './record-slip';
import { DOTS, projectDots, projectOf, rangeOf, sampleDot } from './sample-record';
import { useOpenDot } from './use-open-dot';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';

type Props = { projects: readonly RecordProjectItem[]; labels: RecordLabelsItem; note: string | undefined };

/** The position of a dot in one grid, from 0 to 1. */
function placeIn(grid: keyof typeof COLUMNS, dot: number) {
  const columns = COLUMNS[grid];
  const x = ((dot % columns) + 0.5) / columns;
  return { [`--${grid}-x`]: x, [`--${grid}-y`]: (Math.floor(dot / columns) + 0.5) / (DOTS / columns) };
}

/** The hint for a pointer and the one for touch. The style sheet shows one of them. */
const Hint = ({ hint, touchHint = hint }: RecordLabelsItem) => (
  <>
    <span className={styles.point}>{hint}</span>
    <span className={styles.touch}>{touchHint}</span>
  </>
);

/** Returns a function that lets the dots of a figure fly to a view: from the other one, or from all over the figure. */
function useFlight(projects: readonly RecordProjectItem[]) {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  return (figure: HTMLElement, isByProject: boolean, isArrival = false) => {
    end.current?.();
    const canvas = figure.querySelector('canvas');
    const [grid, ...blocks] = shownImages(figure);
    if (!canvas || !grid || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const persons = dotsIn(grid, columnsIn(grid), DOTS);
    const byProject = blocks.flatMap((block, index) => {
      const [from, to] = rangeOf(projects, index);
      return dotsIn(block, columnsIn(block), to - from);
    });
    const [other, to] = isByProject ? [persons, byProject] : [byProject, persons];
    const from = isArrival ? scatteredIn(canvas, DOTS) : other;
    figure.dataset.flying = '';
    end.current = flyDots(canvas, from, to, () => delete figure.dataset.flying, radiusOf(isArrival ? to : from));
  };
}

/** Returns the images that the style sheet shows at this width. */
const shownImages = (parent: Element) =>
  [...parent.querySelectorAll('svg')].filter((image) => image.getBoundingClientRect().width > 0);
const columnsIn = (image: SVGElement) => Number(image.dataset.columns);

/**
 * The dots of `LifeDots`, each of which opens a sample record, and the large ones a project. One button covers the grid:
 * a press opens the dot below it, arrow keys move from dot to dot. While no dot is open, the slip of one record stands
 * beside its dot and shows what a press does. The other view shows the same dots by project, as a list of links. When the
 * figure comes into view, the dots fly to their places. On a `DotsStage` scrolling on shows the other view, until the
 * visitor chooses one or opens a record.
 */
export function RecordDots({ projects, labels, note }: Props) {
  const hint = useId();
  const large = useMemo(() => projectDots(projects), [projects]);
  const sample = useMemo(() => sampleDot(projects), [projects]);
  const { dot: opened, stays, read, close, areaProps } = useOpenDot(large);
  const dot = opened ?? sample;
  const project = large.indexOf(dot);
  const lit = opened === undefined ? undefined : rangeOf(projects, projects.indexOf(projectOf(projects, opened)));
  const area = useRef<HTMLButtonElement>(null);
  const closeSlip = () => {
    close();
    // The slip, which may have had the focus, is gone.
    area.current?.focus();
  };
  const slip = { projects, project: projects[project], dot, labels };
  const fly = useFlight(projects);
  const { element, waiting } = useReveal<HTMLElement>('30%');
  const hasWaited = useRef(false);
  const arrive = useEffectEvent(() => {
    const { current: figure } = element;
    if (figure && !figure.querySelector('[value="1"]:checked')) fly(figure, false, true);
  });
  useEffect(() => {
    if (hasWaited.current && !waiting) arrive();
    hasWaited.current = waiting;
  }, [waiting]);
  const hasChosen = useRef(false);
  useStageScroll(element, (view) => {
    const { current: figure } = element;
    if (hasChosen.current || stays || !figure || figure.contains(document.activeElement)) return;
    figure.querySelector<HTMLInputElement>(`[value="${view}"]:not(:checked)`)?.click();
  });
  const views = [{ label: labels.people ?? 'Person by person' }, { label: labels.list }];
  const readLine = labels.read.replace('{read}', String(read.size)).replace('{total}', String(DOTS));
  return (
    <figure
      ref={element}
      className={`${styles.figure} ${choices.scope}`}
      data-waiting={waiting || undefined}
      onChange={({ target, currentTarget, isTrusted }: ChangeEvent<HTMLElement>) => {
        hasChosen.current ||= isTrusted;
        fly(currentTarget, (target as HTMLInputElement).value === '1');
      }}
    >
      <ViewChoices id={`${hint}-views`} legend={labels.viewsLegend} views={views} />
      <div className={`${choices.stack} ${styles.views}`}>
        <div>
          <div
            className={styles.field}
            style={{ ...placeIn('wide', dot), ...placeIn('narrow', dot) }}
            data-side={dot % COLUMNS.wide < COLUMNS.wide / 2 ? 'after' : 'before'}
            onKeyDown={({ key }) => key === 'Escape' && closeSlip()}
          >
            <div className={styles.grid}>
              <LifeDots projects={large} read={read} open={dot} lit={lit} />
              <button
                ref={area}
                type="button"
                className={styles.area}
                aria-label={labels.next}
                aria-describedby={hint}
                {...areaProps}
              />
              <span className={styles.line} />
            </div>
            <div key={dot} className={styles.slip} data-stays={stays || undefined}>
              <RecordSlip {...slip} />
              {stays && (
                <button type="button" className={styles.close} aria-label="Close" onClick={closeSlip}>
                  ×
                </button>
              )}
            </div>
            <p className="visually-hidden" role="status">
              {stays && spokenRecord(slip)}
            </p>
          </div>
          <p id={hint} className={styles.hint}>
            {read.size > 0 ? readLine : <Hint {...labels} />}
          </p>
        </div>
        <ProjectDots projects={projects} labels={labels} />
        <canvas className={styles.flight} aria-hidden="true" />
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}

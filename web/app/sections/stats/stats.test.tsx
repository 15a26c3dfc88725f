import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { projectDots, projectOf, sampleDot, sampleRecord } from './sample-record';
import { Stats } from './stats';

const statsBanner = sectionOf('home', 'proof.stats');

test("3000+ lives impacted, 8+ successful projects, 100% digitisation, with 'More about us' to /aboutus", () => {
  renderPage(<Stats {...statsBanner} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('definition')).toEqual(['3000+', '8+', '100%', 'Every record that we count is digital.']);
  expect(texts('term')).toEqual(['lives impacted', 'successful projects', 'digitisation']);
  expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/aboutus');
});

test('the records of the projects are the 3000 dots, and one large dot stands for each project', () => {
  const { projects } = statsBanner;
  expect(projects).toHaveLength(8);
  expect(projects.reduce((sum, { records }) => sum + records, 0)).toBe(3000);
  const large = projectDots(projects);
  expect(large.map((dot) => projectOf(projects, dot))).toEqual(projects);
  expect(new Set(large.map((dot) => dot % 50)).size).toBe(8);
});

test('a dot has the same record in each visit, of its own project', () => {
  const { projects } = statsBanner;
  for (const dot of [0, 351, 352, 1203, 2999]) {
    const record = sampleRecord(projects, dot);
    expect(record).toEqual(sampleRecord(projects, dot));
    const { villages, answers, figure } = projectOf(projects, dot);
    expect(villages.split('\n')).toContain(record.village);
    expect(answers.split('\n')).toContain(record.answer);
    expect(record).toMatchObject({ figure, initial: expect.stringMatching(/^[A-Z]\.$/) as string });
    expect(record.time).toMatch(/^(?:[7-9]|1[0-7]):[0-5]\d$/);
  }
});

test('the hint for touch follows the hint for a pointer, which is both when it is the only one', () => {
  const { recordLabels: labels } = statsBanner;
  const { unmount } = renderPage(<Stats {...statsBanner} />);
  expect(screen.getByText(labels!.hint)).toBeInTheDocument();
  expect(screen.getByText('Tap a dot.')).toBeInTheDocument();
  unmount();
  renderPage(<Stats {...statsBanner} recordLabels={{ ...labels!, touchHint: undefined }} />);
  expect(screen.getAllByText(labels!.hint)).toHaveLength(2);
});

test('one sample record is open in the HTML, and does not count as read', () => {
  const { projects } = statsBanner;
  const sample = sampleDot(projects);
  const { village, answer } = sampleRecord(projects, sample);
  const html = renderToString(
    <MemoryRouter>
      <Stats {...statsBanner} />
    </MemoryRouter>,
  );
  expect(html).toContain(village);
  expect(html).toContain(answer);
  expect(html).not.toContain('of 3000 read');
});

test('without projects the dots are a picture', () => {
  renderPage(<Stats variant="dots" items={[]} projects={[]} note="One dot, one life" />);
  expect(screen.getByText('One dot, one life')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the dots by project are a list of links with their numbers, also without scripts', () => {
  renderPage(<Stats {...statsBanner} />);
  expect(screen.getByRole('radio', { name: 'Project by project' })).not.toBeChecked();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  for (const [index, { title, place, figure, action, records }] of statsBanner.projects.entries()) {
    expect(within(items[index]!).getByRole('link', { name: title })).toHaveAttribute('href', action?.to);
    for (const text of [place, figure]) expect(items[index]).toHaveTextContent(text);
    expect(items[index]).toHaveTextContent(`Project with ${records} sample records`);
  }
});

describe('a grid of 100 by 30 dots of 10 px', () => {
  let grid: HTMLElement;
  const spoken = () => screen.getByRole('status').textContent;
  const middle = (dot: number) => ({ clientX: (dot % 100) * 10 + 5, clientY: Math.floor(dot / 100) * 10 + 5 });
  const press = (dot: number) => fireEvent.click(grid, { ...middle(dot), detail: 1 });
  const point = (dot: number, pointerType = 'mouse') => fireEvent.pointerMove(grid, { ...middle(dot), pointerType });

  beforeEach(() => {
    renderPage(<Stats {...statsBanner} />);
    grid = screen.getByRole('button', { name: 'Read the next record' });
    grid.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 300);
  });

  test('a press opens the record of the dot, counts it and says it; a second press closes it', () => {
    const { village, answer } = sampleRecord(statsBanner.projects, 1240);
    press(1240);
    expect(screen.getByText(village!)).toBeVisible();
    expect(spoken()).toMatch(/^Sample record 1,241\. /);
    expect(spoken()).toContain(answer);
    expect(screen.getByText('1 of 3000 read')).toBeVisible();
    press(1240);
    expect(screen.queryByText(village!)).toBeNull();
    expect(screen.getByText('1 of 3000 read')).toBeVisible();
  });

  test('a press near a large dot opens its project, with its link', () => {
    const [project] = statsBanner.projects;
    press(projectDots(statsBanner.projects)[0]! + 1);
    const link = screen.getByRole('link', { name: project?.action?.label });
    expect(link).toHaveAttribute('href', project?.action?.to);
    expect(spoken()).toContain('Project with 352 sample records');
  });

  test('the arrow keys move from dot to dot inside the grid, Enter reads the next one, Escape closes', () => {
    const key = (name: string) => fireEvent.keyDown(grid, { key: name });
    for (const name of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) key(name);
    expect(spoken()).toMatch(/^Sample record 101\. /);
    key('ArrowUp');
    key('ArrowUp');
    expect(spoken()).toMatch(/^Sample record 1\. /);
    fireEvent.click(grid, { detail: 0 });
    expect(spoken()).toMatch(/^Sample record 3\. /);
    expect(screen.getByText('5 of 3000 read')).toBeVisible();
    key('Escape');
    expect(spoken()).toBe('');
  });

  test('Close closes a pressed dot, and the grid has the focus', () => {
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(grid, { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(spoken()).toBe('');
    expect(grid).toHaveFocus();
  });

  test('a pointer shows the record below it and leaves nothing behind; it counts when it rests', () => {
    vi.useFakeTimers();
    const { village } = sampleRecord(statsBanner.projects, 30);
    point(30);
    expect(screen.getByText(village!)).toBeVisible();
    expect(spoken()).toBe('');
    fireEvent.pointerLeave(grid);
    expect(screen.queryByText(village!)).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(screen.queryByText(/000 read/)).toBeNull();
    vi.useRealTimers();
  });

  test('a finger that scrolls over the dots opens nothing', () => {
    point(30, 'touch');
    expect(screen.getByText(statsBanner.recordLabels!.hint)).toBeVisible();
    expect(screen.queryByText(sampleRecord(statsBanner.projects, 30).village!)).toBeNull();
  });

  test('the sample record gives way to the open dot and comes back', () => {
    const sample = `Sample record ${(sampleDot(statsBanner.projects) + 1).toLocaleString('en-IN')}`;
    expect(screen.getByText(sample)).toBeVisible();
    expect(spoken()).toBe('');
    press(30);
    expect(screen.queryByText(sample)).toBeNull();
    press(30);
    expect(screen.getByText(sample)).toBeVisible();
    expect(spoken()).toBe('');
  });
});

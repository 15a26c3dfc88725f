import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { projectDots, projectOf, sampleDot, sampleRecord } from './record-dots';
import { Stats } from './stats';

test('a row: each number with its label and note, below the title of the section', () => {
  const items = [{ value: '60%', label: 'digitised', note: 'of all records' }];
  renderPage(<Stats variant="row" title="Results" projects={[]} items={items} />);
  expect(screen.getByRole('region', { name: 'Results' })).toBeVisible();
  expect(screen.getByRole('term')).toHaveTextContent('digitised');
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['60%', 'of all records']);
});

describe('the dots of the home page', () => {
  const stats = sectionOf('home', 'proof.stats');
  const { projects } = stats;
  let grid: HTMLElement;
  const middle = (dot: number) => ({ clientX: (dot % 100) * 10 + 5, clientY: Math.floor(dot / 100) * 10 + 5 });
  const press = (dot: number) => fireEvent.click(grid, { ...middle(dot), detail: 1 });
  const villageOf = (dot: number) => new RegExp(sampleRecord(projects, dot).village!);

  beforeEach(() => {
    renderPage(<Stats {...stats} />);
    grid = screen.getByRole('button', { name: 'Read the next record' });
    grid.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 300);
  });

  test('3000+ lives impacted, 8+ successful projects, 100% digitisation, and a link to /aboutus', () => {
    for (const text of ['3000+', 'lives impacted', '8+', 'successful projects', '100%', 'digitisation'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/aboutus');
  });

  test('the projects are links with the number of their records, which together are the 3000 dots', () => {
    expect(projects.reduce((sum, { records }) => sum + records, 0)).toBe(3000);
    expect(projectDots(projects).map((dot) => projectOf(projects, dot))).toEqual(projects);
    for (const { title, action, records } of projects) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', action?.to);
      expect(screen.getByText(`Project with ${records} sample records`)).toBeVisible();
    }
  });

  test('a press opens the record of the dot in place of the sample; a second press closes it', () => {
    const sample = villageOf(sampleDot(projects));
    expect(screen.getByText(sample)).toBeVisible();
    press(30);
    expect(screen.getByText('Sample record 31')).toBeVisible();
    expect(screen.getByText(villageOf(30))).toBeVisible();
    press(30);
    expect(screen.getByText(sample)).toBeVisible();
  });

  test('a press near a large dot opens its project, with its link', () => {
    press(projectDots(projects)[0]! + 1);
    expect(screen.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', projects[0]?.action?.to);
  });

  test('arrow keys move from dot to dot, Enter opens the next one, Escape closes', () => {
    press(30);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) fireEvent.keyDown(grid, { key });
    fireEvent.click(grid, { detail: 0 });
    expect(screen.getByText('Sample record 132')).toBeVisible();
    fireEvent.keyDown(grid, { key: 'Escape' });
    expect(screen.queryByText('Sample record 132')).toBeNull();
  });

  test('a mouse opens the dot below it, a finger that scrolls does not', () => {
    fireEvent.pointerMove(grid, { ...middle(30), pointerType: 'touch' });
    expect(screen.queryByText('Sample record 31')).toBeNull();
    fireEvent.pointerMove(grid, { ...middle(30), pointerType: 'mouse' });
    expect(screen.getByText('Sample record 31')).toBeVisible();
  });
});

import { expect, it } from 'vitest';
import { shippedSections } from './shipped-text';

const section = (__component: string, title: string) => ({ __component, title });

it('a section belongs to the shipped section of its type with the same rank', () => {
  const shipped = [section('a.x', 'First'), section('a.y', 'Other'), section('a.x', 'Second')];
  const edited = [
    section('a.x', '1'),
    section('a.x', '2'),
    section('a.x', '3'),
    section('a.y', '4'),
    section('a.z', '5'),
  ];
  expect(shippedSections(edited, shipped).map((one) => one?.title)).toEqual([
    ...['First', 'Second', undefined, 'Other', undefined],
  ]);
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { incomeByRound, yadgirByRound } from './data/livelihoods';
import { mockup as yadgir } from './screens/drive-r-rounds-yadgir';

test('the line of the lag runs from where all districts had the income of Yadgir to its last round', () => {
  const { container } = render(<yadgir.component />);
  const line = container.querySelector('path[data-variant="accent"]')?.getAttribute('d') ?? '';
  const [, x] = /^M([\d.]+) [\d.]+H100$/.exec(line) ?? [];
  const rounds = (Number(x) / 100) * 5;
  const [fourth, fifth] = [incomeByRound[3], incomeByRound[4]];
  expect(fourth + (rounds - 3) * (fifth - fourth)).toBeCloseTo(yadgirByRound[5], -1);
});

import { expect, it } from 'vitest';
import { privacyVersion } from './privacy-version';

it('accepts a date', () => expect(privacyVersion('2028-02-29')).toBe('2028-02-29'));

it.each(['', '2026-02-30', '2026-13-01', '2026-2-1', '2026-01-01T00:00', '20260101', 'today', '2026-01-01\n'])(
  'rejects %j',
  (sent) => expect(privacyVersion(sent)).toBeNull(),
);

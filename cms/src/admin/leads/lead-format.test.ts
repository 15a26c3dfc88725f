import { expect, it } from 'vitest';
import { mailtoUrl, shortDate, telUrl } from './lead-format';

it('formats a date and time in few characters', () => {
  expect(shortDate(new Date(2026, 10, 22, 18, 34).toISOString())).toBe('22 Nov 2026, 18:34');
  expect(shortDate('2026-11-22')).toBe('22 Nov 2026');
});

it('builds links that contain only the e-mail address and the number', () => {
  expect(mailtoUrl('asha+ngo@example.org')).toBe('mailto:asha%2Bngo@example.org');
  expect(mailtoUrl('a@example.org?bcc=b@example.org')).not.toContain('?');
  expect(telUrl('98765 43210')).toBe('tel:9876543210');
});

/** A phone number has exactly ten digits. */
export const PHONE_DIGITS = 10;
export const PHONE = /^[0-9]{10}$/;

/** The pattern of `<input type="email">` (HTML, 4.10.5.1.5), so that browser and server never disagree. */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** True for a day that exists, written as a date field writes it. */
export function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text > '0001';
}

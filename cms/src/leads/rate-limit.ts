const MINUTE = 60_000;
const MOST_ADDRESSES = 50_000;

/**
 * Counts what comes from each address within a minute. The function it gives answers 0, or the seconds to wait
 * when `limit` is used up; a limit of 0 counts nothing. Refused attempts do not lengthen the wait, nor does a
 * clock that is set back.
 */
export function perMinute(limit: () => number, now: () => number = () => performance.now()) {
  const times = new Map<string, number[]>();

  return (address: string): number => {
    const most = limit();
    if (most === 0) return 0;
    const at = now();
    const recent = (times.get(address) ?? []).filter((time) => time > at - MINUTE);
    // Put last again, so that the first in the map is always the one seen longest ago.
    times.delete(address);
    times.set(address, recent);
    while (times.size > MOST_ADDRESSES) times.delete(times.keys().next().value!);
    if (recent.length >= most) return Math.max(1, Math.ceil((recent[0] + MINUTE - at) / 1000));
    recent.push(at);
    return 0;
  };
}

import { expect, it } from 'vitest';
import { LEAD_TYPES } from '../../src/leads/lead-types.ts';
import { FORM_RULES, type FormName } from '../../src/leads/rules.generated.ts';
import { multipart, type Plural, PLURALS, rows, sendForm, submit, tableOf, VALID } from '../support/leads.ts';
import { startCms } from '../support/start-cms.ts';

const BODY_COUNT = Number(process.env.FUZZ_BODIES ?? 5000);
const RANDOM_SEED = Number(process.env.FUZZ_SEED ?? 20261120);
const SUBMISSION_COUNT = Number(process.env.CRASH_SUBMISSIONS ?? 2000);
const KILL_COUNT = Number(process.env.CRASH_KILLS ?? 5);

let cms = await startCms({ FORM_RATE_LIMIT_PER_MINUTE: '0' });

/** Runs this number of clients in parallel until all have ended. */
const inParallel = (count: number, client: () => Promise<void>) => Promise.all(Array.from({ length: count }, client));

/** mulberry32: a deterministic generator, so that a seed reproduces the bodies. */
let state = RANDOM_SEED;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const randomBelow = (limit: number) => Math.floor(random() * limit);
const pick = <T>(items: readonly T[]): T => items[randomBelow(items.length)]!;

const EDGE_CASE_VALUES = [
  ...['', ' ', '\t\n', '\u0000', 'a\u0000b', '\u202e', '\u200b', '\ufeff', '\ufffd', 'null', 'undefined', 'NaN', '-1'],
  ...['0'.repeat(10), '98765 43210', '９８７６５４３２１０', '+919876543210', '12345678901', '1e10', '١٢٣٤٥٦٧٨٩٠'],
  ...['a@b', 'a@b.c', 'a@@b', '"a b"@example.org', `${'x'.repeat(300)}@example.org`, 'a@example.org\r\nBcc: b@c.d'],
  ...['2099-01-01', '2099-02-30', '1999-01-01', '99999-01-01', '2099-1-1', 'Infinity-01-01', '10:00 AM', '1:00 PM'],
  ...[
    "' or 1=1; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '=1+1',
    '$where',
    '%s%n',
    '${jndi:x}',
  ],
  ...['NGO', 'ngo', 'CSR', 'Other', 'other', 'education', 'Education', 'Education, Other', 'Education,Education', ','],
  ...['x'.repeat(199), 'x'.repeat(200), 'x'.repeat(201), 'é'.repeat(2001), '😀'.repeat(100), '\r\n'.repeat(200)],
  '\ud800',
];
const list = (names: string) => names.split(', ');
const FIELD_NAMES = [
  ...new Set(PLURALS.flatMap((plural) => Object.keys(VALID[plural]))),
  ...list('details, additionalInfo, otherThematicArea, thematicAreas, dataCollectionMethods, homepage, subject'),
  ...list('__proto__, constructor, toString, id, documentId, leadStatus, notes, locale, a[b], a.b, '),
];

type Body = { body: BodyInit; headers: Record<string, string> };
type Fields = Record<string, string | readonly string[]>;

/** Also `__proto__` becomes an own field. */
const PLAIN = { enumerable: true, configurable: true, writable: true };

/** Returns a valid entry with random fields changed, removed, duplicated or added. */
function fields(plural: Plural): Fields {
  const made: Fields = { ...VALID[plural] };
  for (let changes = randomBelow(4); changes > 0; changes -= 1) {
    const field = pick(FIELD_NAMES);
    const mutation = randomBelow(5);
    if (mutation === 0) delete made[pick(Object.keys(VALID[plural]))];
    else if (mutation === 1) made[field] = [pick(EDGE_CASE_VALUES), pick(EDGE_CASE_VALUES)];
    else if (mutation === 2) made[pick(Object.keys(VALID[plural]))] = pick(EDGE_CASE_VALUES);
    else Object.defineProperty(made, field, { ...PLAIN, value: pick(EDGE_CASE_VALUES) });
  }
  return made;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TYPES = [
  ...['application/json', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data; boundary=b', 'text/xml'],
];

/** Returns a random entry in one of the three content types, cut off, with a wrong type of a value, or random bytes. */
function body(plural: Plural): Body {
  const made = fields(plural);
  const text = JSON.stringify(made);
  const pairs = Object.entries(made).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  const kind = randomBelow(8);
  if (kind < 2) return { body: multipart(made), headers: {} };
  if (kind < 4) return { body: text, headers: JSON_TYPE };
  if (kind === 4) return { body: new URLSearchParams(pairs), headers: {} };
  if (kind === 5) return { body: text.slice(0, randomBelow(text.length)), headers: JSON_TYPE };
  if (kind === 6) {
    const value = pick([[], {}, null, 1, true, [[]], { $ne: 1 }, [1, null]]);
    return { body: JSON.stringify({ ...made, [pick(Object.keys(made)) ?? 'a']: value }), headers: JSON_TYPE };
  }
  const bytes = new Uint8Array(randomBelow(600)).map(() => randomBelow(256));
  return { body: bytes, headers: { 'content-type': pick(TYPES) } };
}

const NULLABLE_COLUMNS = new Set([
  ...list('interest, details, additional_info, other_thematic_area, thematic_areas, data_collection_methods, notes'),
  ...list('owner, follow_up_on, spam_reason, privacy_version, created_by_id, updated_by_id, locale'),
]);

function choicesOf(plural: Plural, column: string) {
  const { fields } = Object.entries(FORM_RULES).find(([form]) => LEAD_TYPES[form as FormName].plural === plural)![1];
  return fields[column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())]?.choices;
}

/** Returns the values that no form allows. Lengths and characters are checked independently of the CMS's own rules. */
function invalidColumns(plural: Plural, row: Record<string, unknown>): string[] {
  return Object.entries(row)
    .filter(([column, value]) => {
      if (value === null) return !NULLABLE_COLUMNS.has(column);
      const text = String(value);
      const choices = choicesOf(plural, column);
      if (choices) return !text.split(', ').every((one) => choices.some((choice) => choice.value === one));
      if (column === 'phone') return !/^\d{10}$/.test(text);
      if (column === 'email') return !/^[^\s@]+@[^\s@]+$/.test(text) || text.length > 254;
      if (column === 'preferred_date') return !/^2\d{3}-\d\d-\d\d$/.test(text);
      if (column === 'lead_status') return !['new', 'spam'].includes(text);
      if (column === 'motivation' || column === 'details') return text.length > 200;
      if (column === 'other_thematic_area' && row.thematic_area !== 'other') return true;

      return (
        text !== text.trim() || text === '' || text.length > 2000 || /[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)
      );
    })
    .map(([column, value]) => `${plural}.${column} = ${JSON.stringify(value)}`);
}

const TIMEOUT_MS = 600_000;

it(
  `takes ${BODY_COUNT} random bodies without an error or invalid row (seed ${RANDOM_SEED})`,
  async () => {
    const responses = new Map<number, number>();
    let remaining = BODY_COUNT;
    await inParallel(8, async () => {
      while (remaining > 0) {
        remaining -= 1;
        const plural = pick(PLURALS);
        const { body: sent, headers } = body(plural);
        const { status } = await submit(cms, plural, sent, headers);
        responses.set(status, (responses.get(status) ?? 0) + 1);
      }
    });
    const stored = PLURALS.flatMap((plural) => rows(cms, tableOf(plural)).map((row) => [plural, row] as const));
    console.log(`fuzz: ${JSON.stringify(Object.fromEntries(responses))}, ${stored.length} rows`);
    expect([...responses.keys()].filter((status) => ![201, 400, 415].includes(status))).toEqual([]);
    expect(stored.length).toBe(responses.get(201));
    expect(stored.length).toBeGreaterThan(BODY_COUNT / 10);
    expect(responses.get(400)).toBeGreaterThan(BODY_COUNT / 10);
    expect(stored.flatMap(([plural, row]) => invalidColumns(plural, row))).toEqual([]);
    expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
  },
  TIMEOUT_MS,
);

it(
  `loses no acknowledged lead of ${SUBMISSION_COUNT} when the CMS is killed ${KILL_COUNT} times`,
  async () => {
    const acknowledged = new Set<string>();
    let [next, attempts, kills] = [0, 0, 0];
    let restarted: Promise<unknown> = Promise.resolve();
    const killIfDue = () => {
      if (kills >= KILL_COUNT || acknowledged.size < ((kills + 1) * SUBMISSION_COUNT) / (KILL_COUNT + 1)) return;
      kills += 1;
      restarted = Promise.resolve(cms.kill()).then(async () => {
        cms = await startCms(cms.env);
      });
    };
    await inParallel(16, async () => {
      while (next < SUBMISSION_COUNT) {
        const name = `Visitor ${next}`;
        next += 1;
        while (!acknowledged.has(name)) {
          await restarted;
          attempts += 1;
          const response = await sendForm(cms, 'demo-requests', { name }).catch(() => null);
          if (response?.status === 201) acknowledged.add(name);
          killIfDue();
        }
      }
    });
    await restarted;
    const stored = new Set(rows(cms, 'demo_requests').map(({ name }) => String(name)));
    const lost = [...acknowledged].filter((name) => !stored.has(name));
    const counts = `${acknowledged.size} acknowledged of ${attempts} attempts, ${kills} kills, ${lost.length} lost`;
    console.log(`crash, ${cms.env.DATABASE_CLIENT ?? 'SQLite'}: ${counts}`);
    expect(kills).toBe(KILL_COUNT);
    expect(acknowledged.size).toBe(SUBMISSION_COUNT);
    expect(attempts).toBeGreaterThan(SUBMISSION_COUNT);
    expect(lost).toEqual([]);
  },
  TIMEOUT_MS,
);

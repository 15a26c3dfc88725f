import { describe, expect, it } from 'vitest';
import { FORM_RULES, type FormName } from './form-rules.ts';
import cases from './validate.test.json';
import { phoneDigits, type SubmittedValues, validate } from './validate.ts';

const TODAY = '2031-05-24';
const person = { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 98765 43210' };
const VALID_VALUES: Record<FormName, SubmittedValues> = {
  demo: { ...person, organization: 'Seva', preferredDate: TODAY, preferredTime: '10:00 AM' },
  contact: { ...person, organizationName: 'Seva', orgType: 'NGO', jobTitle: 'Head', message: 'Hello' },
  apply: { ...person, motivation: 'To help' },
  tellmore: { ...person, organization: 'Seva', needs: 'Forms', thematicArea: 'health' },
  trial: {
    ...person,
    organization: 'Seva',
    role: 'Head',
    orgType: 'NGO/Non-Profit',
    teamSize: '11-50 people',
    workLocations: 'Pan-India',
    currentChallenges: 'Paper',
  },
};

const check = (form: FormName, change: SubmittedValues = {}) =>
  validate(FORM_RULES[form], { ...VALID_VALUES[form], ...change }, { today: TODAY });
const problems = (form: FormName, change: SubmittedValues) => check(form, change).problems.map(({ field }) => field);

describe('each form', () => {
  it.each(Object.keys(VALID_VALUES) as FormName[])(
    'accepts a complete %s entry, with the digits of a phone',
    (form) => {
      expect(check(form)).toMatchObject({ problems: [], values: { phone: '9876543210' } });
    },
  );

  it.each<[FormName, string]>([
    ['demo', 'name organization phone email preferredDate preferredTime'],
    ['contact', 'name organizationName orgType jobTitle phone email message'],
    ['apply', 'name email phone motivation'],
    ['tellmore', 'name email phone organization needs thematicArea'],
    ['trial', 'name organization role email phone orgType workLocations teamSize currentChallenges'],
  ])('reports exactly the required fields of an empty %s entry: %s', (form, required) => {
    const { problems: found } = validate(FORM_RULES[form], {}, { today: TODAY });
    expect(found.map(({ field }) => field).join(' ')).toBe(required);
    const missing = { kind: 'missing', message: expect.stringMatching(/\w\.$/) as string };
    for (const problem of found) expect(problem).toMatchObject(missing);
  });
});

describe('a phone number', () => {
  it.each(cases.phones)('returns ten digits for %j', (typed) => expect(phoneDigits(typed)).toBe('9876543210'));

  it('never truncates a number that is too long', () => {
    expect(phoneDigits('98765432101')).toBe('98765432101');
    expect(phoneDigits('+1 987 654 3210')).toBe('+19876543210');
    expect(phoneDigits('+92 0 98765 43210')).toBe('+9209876543210');
  });

  it('accepts a number with a country code typed key by key', () => {
    const typed = [...'+919876543210'].reduce((field, key) => phoneDigits(field + key), '');
    expect(typed).toBe('9876543210');
  });

  it.each(cases.noPhones)('is not %j', (phone) => expect(problems('demo', { phone })).toEqual(['phone']));
});

describe.each(cases.fields as [FormName, string, { rejected: (string | string[])[]; accepted: string[] }][])(
  '%s: %s',
  (form, field, { rejected, accepted }) => {
    it.each(rejected.map((value) => [value]))('rejects %j', (value) => {
      expect(problems(form, { [field]: value })).toEqual([field]);
    });
    it.each(accepted)('accepts %s', (value) => expect(problems(form, { [field]: value })).toEqual([]));
  },
);

it.each([
  [['Education', 'Women Empowerment', 'Education'], 'Education, Women Empowerment'],
  ['Education, Livelihoods', 'Education, Livelihoods'],
])('the list %j is joined by comma and space', (thematicAreas, joined) => {
  expect(check('trial', { thematicAreas }).values.thematicAreas).toBe(joined);
});

describe('multi-line text', () => {
  it('counts a line break as one character', () => {
    const motivation = 'x\n'.repeat(99) + 'xx';
    expect(problems('apply', { motivation: motivation.replaceAll('\n', '\r\n') })).toEqual([]);
    expect(problems('apply', { motivation: `${motivation}x` })).toEqual(['motivation']);
    expect(problems('apply', { details: 'x'.repeat(201) })).toEqual(['details']);
    expect(problems('contact', { message: 'x'.repeat(2001) })).toEqual(['message']);
  });
  it('stores it in NFC, trimmed and without control characters', () => {
    const { values } = check('contact', { name: '  Ame\u0301lie\u0000\u202e\t Roy\n', message: ' one\r\n\u0007two ' });
    expect(values).toMatchObject({ name: 'Amélie Roy', message: 'one\ntwo' });
  });
  it('has no characters that change how others look, but those that languages need', () => {
    const name = 'Asha\u202e moc.live\u0000 \u200bRao\u2066\ufeff\u0007 क्\u200dष';
    const message = 'First\nsecond \u{1F469}\u200d\u{1F33E} می\u200cشود';
    const { values } = check('contact', { name, jobTitle: 'Pro\u00adGran', message });
    expect(values).toMatchObject({ name: 'Asha moc.live Rao क्\u200dष', jobTitle: 'ProGran', message });
  });
});

it('the other thematic area is stored with other and dropped with any other choice', () => {
  const others = { thematicArea: 'other', otherThematicArea: 'Water' };
  expect(check('tellmore', others)).toMatchObject({ problems: [], values: { otherThematicArea: 'Water' } });
  const dropped = check('tellmore', { otherThematicArea: 'Water'.repeat(100) });
  expect(dropped).toMatchObject({ problems: [], values: { otherThematicArea: '' } });
  expect(problems('tellmore', { thematicArea: 'other' })).toEqual([]);
});

it('drops unknown fields, including inherited names', () => {
  const hostile = JSON.parse('{"__proto__":{"name":"x"},"constructor":"x","leadStatus":"closed"}') as SubmittedValues;
  const { values } = validate(FORM_RULES.demo, hostile, { today: TODAY });
  expect(Object.keys(values)).toEqual(Object.keys(FORM_RULES.demo.fields));
  expect(values.name).toBe('');
});

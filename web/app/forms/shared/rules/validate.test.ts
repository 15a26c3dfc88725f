import { describe, expect, it } from 'vitest';
import { FORM_RULES } from './all-forms.ts';
import { validate, type SubmittedValues } from './validate.ts';
import type { FormName } from './form-rules.ts';

const TODAY = '2031-05-24';
const person = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210' };
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
  it.each(Object.keys(VALID_VALUES) as FormName[])('accepts a complete %s entry', (form) => {
    expect(check(form).problems).toEqual([]);
  });

  it.each([
    ['demo', ['name', 'organization', 'phone', 'email', 'preferredDate', 'preferredTime']],
    ['contact', ['name', 'organizationName', 'orgType', 'jobTitle', 'phone', 'email', 'message']],
    ['apply', ['name', 'email', 'phone', 'motivation']],
    ['tellmore', ['name', 'email', 'phone', 'organization', 'needs', 'thematicArea']],
    [
      'trial',
      ['name', 'organization', 'role', 'email', 'phone', 'orgType', 'workLocations', 'teamSize', 'currentChallenges'],
    ],
  ] as const)('reports exactly the required fields of an empty %s entry', (form, required) => {
    const { problems: found } = validate(FORM_RULES[form], {}, { today: TODAY });
    expect(found.map(({ field }) => field)).toEqual(required);
    for (const { kind, message } of found) {
      expect(kind).toBe('missing');
      expect(message).toMatch(/\w\.$/);
    }
  });
});

describe('phone', () => {
  it.each(['987654321', '98765432101', '+1 987 654 3210', '987654321O', '९८७६५४३२१', '9876543210\n1'])(
    'rejects %j',
    (phone) => expect(problems('demo', { phone })).toEqual(['phone']),
  );
  it.each(['demo', 'contact', 'apply', 'tellmore', 'trial'] as const)(
    'of %s is stored as its field shows it',
    (form) => {
      for (const phone of ['+91 98450 12345', '09845012345', '0091-98450-12345', '\u0967\u0968345 67890']) {
        const { values, problems: found } = check(form, { phone });
        expect(values.phone).toMatch(/^(9845012345|1234567890)$/);
        expect(found.filter(({ field }) => field === 'phone')).toEqual([]);
      }
      for (const phone of ['12345', '98450123456', '+1 984 501 2345'])
        expect(problems(form, { phone })).toEqual(['phone']);
    },
  );
});

describe('email', () => {
  it.each([
    'asha',
    'asha@',
    '@example.org',
    'a b@example.org',
    'asha@example..org',
    'asha@-x.org',
    `${'a'.repeat(250)}@x.org`,
  ])('rejects %s', (email) => expect(problems('contact', { email })).toEqual(['email']));
  it.each(["o'neil+field@mail.example.org", 'asha@localhost'])('accepts %s, as a browser does', (email) => {
    expect(problems('contact', { email })).toEqual([]);
  });
});

describe('preferred date', () => {
  it.each(['2031-05-23', '2031-02-30', '2031-13-01', '24/05/2031', '2031-5-24', '0000-00-00', '2031-05-24T10:00'])(
    'rejects %s',
    (preferredDate) => expect(problems('demo', { preferredDate })).toEqual(['preferredDate']),
  );
  it.each([TODAY, '2032-02-29'])('accepts %s', (preferredDate) =>
    expect(problems('demo', { preferredDate })).toEqual([]),
  );
});

describe('choices', () => {
  it('rejects the placeholder and unlisted values', () => {
    expect(problems('contact', { orgType: '' })).toEqual(['orgType']);
    expect(problems('contact', { orgType: 'ngo' })).toEqual(['orgType']);
    expect(problems('demo', { preferredTime: '1:00 PM' })).toEqual(['preferredTime']);
    expect(problems('trial', { thematicAreas: ['Education', 'Mining'] })).toEqual(['thematicAreas']);
    expect(problems('tellmore', { thematicArea: 'Health' })).toEqual(['thematicArea']);
  });
  it('joins a list by comma and space, for repeated and joined input', () => {
    const areas = ['Education', 'Women Empowerment', 'Education'];
    expect(check('trial', { thematicAreas: areas }).values.thematicAreas).toBe('Education, Women Empowerment');
    expect(check('trial', { thematicAreas: 'Education, Livelihoods' }).values.thematicAreas).toBe(
      'Education, Livelihoods',
    );
  });
  it('rejects a field that was sent twice', () => {
    expect(problems('demo', { name: ['Asha', 'Mallory'] })).toEqual(['name']);
  });
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
  it('treats a name of invisible characters as empty', () => {
    expect(problems('demo', { name: '\u200b\u3164\u2060' })).toEqual(['name']);
  });
});

describe('the other thematic area', () => {
  it('is stored with other and dropped with any other choice', () => {
    expect(check('tellmore', { thematicArea: 'other', otherThematicArea: 'Water' }).values.otherThematicArea).toBe(
      'Water',
    );
    expect(check('tellmore', { otherThematicArea: 'Water'.repeat(100) })).toMatchObject({
      problems: [],
      values: { otherThematicArea: '' },
    });
    expect(problems('tellmore', { thematicArea: 'other' })).toEqual([]);
  });
});

it('drops unknown fields, including inherited names', () => {
  const hostile = JSON.parse('{"__proto__":{"name":"x"},"constructor":"x","leadStatus":"closed"}') as SubmittedValues;
  const { values } = validate(FORM_RULES.demo, hostile, { today: TODAY });
  expect(Object.keys(values)).toEqual(Object.keys(FORM_RULES.demo.fields));
  expect(values.name).toBe('');
});

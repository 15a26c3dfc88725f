import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm } from '../contact/contact-form';
import { demoForm } from '../demo/demo-form';
import { tellMoreForm } from '../tell-more/tell-more-form';
import { trialForm } from '../trial/trial-form';
import type { Form } from './form';
import { sendForm } from './send-form';

const signals = { tookMs: 4321.6, honeypot: '' };
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', fetchMock);
});

/** Returns the sent request: URL, headers, and the body as pairs or text. */
async function sent(form: Form, values: Record<string, string | string[]>, action = '/forms/x') {
  await sendForm(form, action, values, signals);
  const [url, { headers, body } = {}] = fetchMock.mock.calls.at(-1) ?? [];
  return {
    url,
    headers: Object.fromEntries(new Headers(headers)),
    body: body instanceof FormData ? [...body] : body,
  };
}
const demo = {
  name: 'Asha',
  organization: 'Seva',
  phone: '9876543210',
  email: 'a@example.org',
  preferredDate: '2031-05-24',
  preferredTime: '10:00 AM',
  interest: ['ProGran', 'Surve-R'],
};

const valueOf = (body: unknown, name: string) => (body as Array<[string, string]>).find(([one]) => one === name)?.[1];

describe('the request', () => {
  it('repeats each selected tool of a demo request', async () => {
    const { body, headers } = await sent(demoForm, demo);
    const { interest, ...others } = demo;
    expect(body).toEqual([...Object.entries(others), ...interest.map((tool) => ['interest', tool])]);
    expect(headers.accept).toBe('application/json');
    expect(headers['content-type']).toBeUndefined();
  });

  it('sends a contact message as JSON', async () => {
    const person = { name: 'Asha', organizationName: 'Seva', orgType: 'NGO', jobTitle: 'Head' };
    const values = { ...person, phone: '1', email: 'a', message: 'm' };
    const { body, headers } = await sent(contactForm, values);
    expect(JSON.parse(body as string)).toEqual(values);
    expect(headers['content-type']).toBe('application/json');
  });

  it('joins the areas of a trial request and sets its subject', async () => {
    const { body } = await sent(trialForm, { name: 'Asha', thematicAreas: ['Education', 'Other'] });
    expect(valueOf(body, 'subject')).toBe('New Trial Request');
    expect(valueOf(body, 'thematicAreas')).toBe('Education, Other');
  });

  it.each([
    ['health', undefined],
    ['other', 'Water'],
  ])('with the area %s has the other area %s', async (thematicArea, otherArea) => {
    const { body } = await sent(tellMoreForm, { thematicArea, otherThematicArea: 'Water' });
    expect(valueOf(body, 'otherThematicArea')).toBe(otherArea);
  });

  it('sends spam signals to the server of the site only', async () => {
    expect((await sent(demoForm, demo)).headers['x-form-duration']).toBe('4322');
    const external = await sent(demoForm, demo, 'https://forms.example/abc');
    expect(Object.keys(external.headers)).toEqual(['accept']);
  });
});

describe('the source page', () => {
  const stored = () => sessionStorage.getItem('request-demo-pressed');
  beforeEach(() => {
    const items = new Map([['request-demo-pressed', '/surve_r']]);
    const getItem = (key: string) => items.get(key) ?? null;
    vi.stubGlobal('sessionStorage', { getItem, removeItem: (key: string) => items.delete(key) });
  });

  it.each([
    ['demo', demoForm],
    ['contact', contactForm],
  ])('is the one where Request Demo was pressed, for the %s form', async (_, form) => {
    expect((await sent(form, demo)).headers['x-form-page']).toBe('/surve_r');
    expect(stored()).toBeNull();
  });

  it('stays after a failure, for the next attempt', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 503 }));
    await sent(demoForm, demo);
    expect(stored()).toBe('/surve_r');
  });

  it('is not sent with another form or to an external service', async () => {
    expect((await sent(tellMoreForm, {})).headers['x-form-page']).toBeUndefined();
    expect(stored()).toBe('/surve_r');
    expect((await sent(demoForm, demo, 'https://forms.example/abc')).headers['x-form-page']).toBeUndefined();
  });
});

const error = { details: { errors: [{ path: ['email'], message: 'Not an address.' }] } };

it.each([
  ['ok for any 2xx status', async () => new Response('{}', { status: 202 }), { ok: true }],
  [
    'the error messages of the server by field',
    async () => Response.json({ error }, { status: 400 }),
    { ok: false, errors: { email: 'Not an address.' } },
  ],
  [
    'a failure without field errors for a page instead of JSON',
    async () => new Response('<html>', { status: 502 }),
    { ok: false, errors: {} },
  ],
  [
    'a failure without field errors for no connection',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    { ok: false, errors: {} },
  ],
])('the result is %s', async (_, response, result) => {
  fetchMock.mockImplementation(response);
  expect(await sendForm(demoForm, '/forms/demo', demo, signals)).toMatchObject(result);
});

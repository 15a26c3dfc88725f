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

describe('the request', () => {
  it('repeats each selected tool of a demo request', async () => {
    const { body, headers } = await sent(demoForm, demo);
    expect(body).toEqual([
      ['name', 'Asha'],
      ['organization', 'Seva'],
      ['phone', '9876543210'],
      ['email', 'a@example.org'],
      ['preferredDate', '2031-05-24'],
      ['preferredTime', '10:00 AM'],
      ['interest', 'ProGran'],
      ['interest', 'Surve-R'],
    ]);
    expect(headers.accept).toBe('application/json');
    expect(headers['content-type']).toBeUndefined();
  });

  it('sends a contact message as JSON', async () => {
    const values = {
      name: 'Asha',
      organizationName: 'Seva',
      orgType: 'NGO',
      jobTitle: 'Head',
      phone: '1',
      email: 'a',
      message: 'm',
    };
    const { body, headers } = await sent(contactForm, values);
    expect(JSON.parse(body as string)).toEqual(values);
    expect(headers['content-type']).toBe('application/json');
  });

  it('joins the areas of a trial request and sets its subject', async () => {
    const { body } = await sent(trialForm, { name: 'Asha', thematicAreas: ['Education', 'Other'] });
    expect(body).toContainEqual(['subject', 'New Trial Request']);
    expect(body).toContainEqual(['thematicAreas', 'Education, Other']);
  });

  it('drops the other area when another is selected', async () => {
    const names = async (thematicArea: string) => {
      const { body } = await sent(tellMoreForm, { thematicArea, otherThematicArea: 'Water' });
      return (body as Array<[string, string]>).map(([name]) => name);
    };
    expect(await names('health')).not.toContain('otherThematicArea');
    expect(await names('other')).toContain('otherThematicArea');
  });

  it('sends spam signals to the server of the site only', async () => {
    expect((await sent(demoForm, demo)).headers['x-form-duration']).toBe('4322');
    const external = await sent(demoForm, demo, 'https://forms.example/abc');
    expect(Object.keys(external.headers)).toEqual(['accept']);
  });
});

describe('the source page', () => {
  const storage = { getItem: vi.fn(), removeItem: vi.fn() };
  beforeEach(() => {
    storage.getItem.mockReset().mockReturnValue('/surve_r');
    storage.removeItem.mockReset();
    vi.stubGlobal('sessionStorage', storage);
  });

  it.each([
    ['demo', demoForm],
    ['contact', contactForm],
  ])('is the one where Request Demo was pressed, for the %s form', async (_, form) => {
    expect((await sent(form, demo)).headers['x-form-page']).toBe('/surve_r');
    expect(storage.removeItem).toHaveBeenCalledOnce();
  });

  it('stays after a failure, for the next attempt', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 503 }));
    await sent(demoForm, demo);
    expect(storage.removeItem).not.toHaveBeenCalled();
  });

  it('is not sent with another form or to an external service', async () => {
    expect((await sent(tellMoreForm, {})).headers['x-form-page']).toBeUndefined();
    expect(storage.removeItem).not.toHaveBeenCalled();
    const external = await sent(demoForm, demo, 'https://forms.example/abc');
    expect(Object.keys(external.headers)).toEqual(['accept']);
  });
});

describe('the result', () => {
  const problem = { error: { details: { errors: [{ path: ['email'], message: 'Not an address.' }] } } };

  it('is ok for any 2xx status', async () => {
    expect(await sendForm(demoForm, '/forms/demo', demo, signals)).toEqual({ ok: true });
  });
  it('contains the error messages of the server by field', async () => {
    fetchMock.mockResolvedValue(Response.json(problem, { status: 400 }));
    expect(await sendForm(demoForm, '/forms/demo', demo, signals)).toMatchObject({
      errors: { email: 'Not an address.' },
    });
  });
  it.each([
    ['a page instead of JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is a failure without field errors for %s', async (_, response) => {
    fetchMock.mockImplementation(response);
    expect(await sendForm(demoForm, '/forms/demo', demo, signals)).toMatchObject({ ok: false, errors: {} });
  });
});

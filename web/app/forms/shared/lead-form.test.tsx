import { render, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyForm } from '../apply/apply-form';
import { contactForm } from '../contact/contact-form';
import { demoForm } from '../demo/demo-form';
import { tellMoreForm } from '../tell-more/tell-more-form';
import { trialForm } from '../trial/trial-form';
import type { Form, FormResult } from './form';
import { FormResultContext, LeadForm } from './lead-form';
import { localDay, valuesOnPage } from './use-lead-form';

// The tests type whole forms, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', fetchMock);
});

/** As of a newly opened document: the form keeps entries for each place in the history. */
const newHistory = () => [{ pathname: '/', key: crypto.randomUUID() }];
function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Elsewhere</h1>
      <button onClick={() => navigate(-1)}>Back</button>
      <Link to="/">Form</Link>
    </>
  );
}
function renderRoutes(Component: () => ReactElement) {
  const Site = createRoutesStub([
    { path: '/', Component },
    { path: '/elsewhere', Component: Elsewhere },
  ]);
  render(<Site initialEntries={newHistory()} />);
  return userEvent.setup({ delay: null });
}
const renderForm = (definition: Form, result?: FormResult) =>
  renderRoutes(() => (
    <FormResultContext value={result ? { form: definition.rules.name, result } : null}>
      <LeadForm definition={definition} />
      <Link to="/elsewhere">Elsewhere</Link>
    </FormResultContext>
  ));
const field = (name: RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');
const asksBeforeClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
type User = ReturnType<typeof userEvent.setup>;

async function fillContact(user: User) {
  await user.type(field(/^name/i), 'Asha Rao');
  await user.type(field(/job title/i), 'Head');
  await user.type(field(/organization name/i), 'Seva');
  await user.selectOptions(field(/organization type/i), 'NGO');
  await user.type(field(/phone/i), '98765 43210');
  await user.type(field(/email/i), 'asha@example.org');
  await user.type(field(/message/i), 'Hello');
}
async function fillDemo(user: User) {
  await user.type(field(/^name/i), 'Asha Rao');
  await user.type(field(/organization/i), 'Seva');
  await user.type(field(/phone/i), '9876543210');
  await user.type(field(/email/i), 'asha@example.org');
  await user.type(field(/preferred date/i), '2099-05-24');
  await user.selectOptions(field(/preferred time/i), '2:00 PM');
}

it('gives its values to what is beside it, which may render the form again at each change', async () => {
  const user = renderRoutes(() => {
    const [slot, setSlot] = useState({ time: '' });
    return (
      <>
        <output>{slot.time}</output>
        <LeadForm definition={demoForm} onValues={({ preferredTime }) => setSlot({ time: String(preferredTime) })} />
      </>
    );
  });
  await fillDemo(user);
  // The form reads a list again each time, so a list counts as a change.
  await user.click(field(/^ProGran/));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2:00 PM');
  expect(field(/^name/i)).toHaveValue('Asha Rao');
});

it.each([
  [demoForm, /preferred time/i, ['10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']],
  [contactForm, /organization type/i, ['CSR', 'NGO', 'Other']],
])('$rules.name: the choices of %s are in order, after a placeholder', (definition, name, choices) => {
  renderForm(definition);
  const options = within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual([expect.stringMatching(/^Select /), ...choices]);
  expect(field(name)).toHaveValue('');
});

describe('sending', () => {
  it('shows the success text, keeps the fields that the contact form does not reset, and asks nothing before leaving', async () => {
    const user = renderForm(contactForm);
    await fillContact(user);
    await user.click(button());
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    const person = { name: '', jobTitle: 'Head', phone: '9876543210', email: '', message: '' };
    const shown = Object.fromEntries(new FormData(document.querySelector('form')!));
    expect(shown).toMatchObject({ ...person, organizationName: 'Seva', orgType: 'NGO' });
    await waitFor(() => expect(asksBeforeClose()).toBe(false));
    // The message stays until the next submit.
    await user.type(field(/^name/i), 'A');
    expect(screen.getByText('Message sent successfully!')).toBeVisible();
  });

  it('sends once, however often the button is pressed', async () => {
    const user = renderForm(contactForm);
    await fillContact(user);
    await user.dblClick(button());
    await user.type(field(/^name/i), '{Enter}{Enter}');
    await screen.findByText('Message sent successfully!');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('keeps all values after a failure, shows the error, and sends again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValueOnce(new Response('', { status: 429 }));
    const user = renderForm(demoForm);
    await fillDemo(user);
    await user.click(screen.getByRole('checkbox', { name: 'Drive-R' }));
    await user.click(button());
    expect(await screen.findByText('Failed to send request. Please try again.')).toBeVisible();
    expect(field(/preferred date/i)).toHaveValue('2099-05-24');
    expect(screen.getByRole('checkbox', { name: 'Drive-R' })).toBeChecked();
    expect(logged.mock.calls.flat().join()).not.toContain('Asha');
    await user.click(button());
    expect(await screen.findByText("Demo request sent successfully! We'll confirm your slot shortly.")).toBeVisible();
    expect(field(/^name/i)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Drive-R' })).not.toBeChecked();
  });

  it('shows the errors of the server beside their fields', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { details: { errors: [{ path: ['email'], message: 'Enter another address.' }] } };
    fetchMock.mockResolvedValue(Response.json({ error }, { status: 400 }));
    const user = renderForm(contactForm);
    await fillContact(user);
    await user.click(button());
    await waitFor(() => expect(field(/email/i)).toHaveAccessibleDescription('Enter another address.'));
    await waitFor(() => expect(field(/email/i)).toHaveFocus());
    expect(screen.getByText('Failed to send message. Please try again.')).toBeVisible();
  });
});

describe('validation errors', () => {
  it('are shown beside each field and announced, and the first one gets the focus', async () => {
    const user = renderForm(trialForm);
    await user.type(field(/^name/i), 'Asha');
    await user.click(button());
    await waitFor(() => expect(field(/^role/i)).toHaveFocus());
    expect(field(/^role/i)).toHaveAccessibleDescription('Enter your role.');
    expect(field(/^role/i)).toBeInvalid();
    expect(field(/how do you currently collect data/i)).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('8 fields need another look.');
    expect(fetchMock).not.toHaveBeenCalled();
    await user.type(field(/^role/i), 'Head');
    expect(screen.queryByText('Enter your role.')).toBeNull();
  });

  it('are left to the browser in the demo request', async () => {
    const user = renderForm(demoForm);
    await user.click(button());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.queryByText('Enter your name.')).toBeNull();
    expect(field(/phone/i)).toHaveAttribute('pattern', '[0-9]{10}');
    expect(field(/phone/i)).toHaveAttribute('inputmode', 'numeric');
    expect(field(/email/i)).toHaveAttribute('type', 'email');
    expect(field(/preferred date/i)).toHaveAttribute('min', localDay(new Date()));
  });
});

it('join us counts both texts up to 200 and resets after success', async () => {
  const user = renderForm(applyForm);
  expect(screen.getAllByText('0/200')).toHaveLength(2);
  await user.type(field(/why would you/i), 'To help');
  expect(screen.getByText('7/200')).toBeVisible();
  expect(field(/why would you/i)).toHaveAttribute('maxlength', '200');
  await user.type(field(/^name/i), 'Asha');
  await user.type(field(/email/i), 'a@example.org');
  await user.click(field(/phone/i));
  await user.paste('+91 98765 43210');
  await user.click(button());
  await screen.findByText('Message sent successfully!');
  expect(screen.getAllByText('0/200')).toHaveLength(2);
});

it('tell us more shows the specify field only for other, and clears it after another choice', async () => {
  const user = renderForm(tellMoreForm);
  const choose = (area: string) => user.selectOptions(field(/thematic area/i), area);
  expect(screen.queryByLabelText('Please specify')).toBeNull();
  await choose('Other');
  await user.type(field(/please specify/i), 'Water');
  await choose('Agri Livelihoods');
  expect(screen.queryByLabelText('Please specify')).toBeNull();
  expect(field(/thematic area/i)).toHaveValue('agri livelihoods');
  await choose('Other');
  expect(field(/please specify/i)).toHaveValue('');
});

it('has a privacy notice above the button, whose link opens a new tab', () => {
  renderForm(demoForm);
  const notice = screen.getByText(/^We use what you enter to answer you\./);
  expect(notice.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const link = within(notice).getByRole('link', { name: 'privacy page (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/privacy');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

describe('leaving the page', () => {
  it('requires confirmation while a long form has unsent changes', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const user = renderForm(trialForm);
    expect(asksBeforeClose()).toBe(false);
    await user.type(field(/^name/i), 'A');
    expect(asksBeforeClose()).toBe(true);
    await user.click(screen.getByText('Elsewhere'));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(field(/^name/i)).toHaveValue('A');
    confirm.mockReturnValue(true);
    await user.click(screen.getByText('Elsewhere'));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('keeps the entries for Back, and for no other visit', async () => {
    const user = renderForm(demoForm);
    await fillDemo(user);
    await user.click(field(/^ProGran/));
    const entries = () => [...new FormData(document.querySelector('form')!)].map(String);
    const entered = entries();
    await user.click(screen.getByText('Elsewhere'));
    await user.click(await screen.findByText('Back'));
    await screen.findByLabelText(/^name/i);
    expect(entries()).toEqual(entered);
    await user.click(screen.getByText('Elsewhere'));
    await user.click(await screen.findByText('Form'));
    expect(await screen.findByLabelText(/^name/i)).toHaveValue('');
  });
});

it('shows entries and errors on the result page of a form sent without scripts', () => {
  renderForm(contactForm, {
    sent: false,
    entries: { name: 'Asha', orgType: 'CSR', phone: '12' },
    errors: { phone: 'Enter exactly 10 digits.' },
  });
  expect(field(/^name/i)).toHaveValue('Asha');
  expect(field(/organization type/i)).toHaveValue('CSR');
  expect(field(/phone/i)).toHaveAccessibleDescription(/Enter exactly 10 digits\./);
  expect(screen.getByRole('status')).toHaveTextContent('Failed to send message. Please try again.');
});

it('reads a phone number that was entered before hydration as its field reads a typed one, other values as they are', () => {
  document.body.innerHTML =
    '<form><input name="name" value="+91 Roy"><input name="phone" value="+91 98450 12345"></form>';
  const { phone, name } = valuesOnPage(demoForm.rules, document.querySelector('form')!);
  expect([phone, name]).toEqual(['9845012345', '+91 Roy']);
});

it('the earliest date is today in the local time zone', () => {
  expect(localDay(new Date(2031, 0, 5, 0, 1))).toBe('2031-01-05');
  expect(localDay(new Date(2031, 11, 31, 23, 59))).toBe('2031-12-31');
});

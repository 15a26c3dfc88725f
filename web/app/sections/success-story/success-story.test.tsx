import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { SuccessStory } from './success-story';

const successStory = sectionOf('home', 'proof.success-story');
const video = () => document.querySelector('iframe');
const poster = () => screen.getByRole('link', { name: /^Watch the film/ });

test('a click on the poster labelled 5:23 loads an autoplaying embedded video, which stays', async () => {
  renderPage(<SuccessStory {...successStory} />);
  expect(poster()).toHaveTextContent('5:23');
  expect(video()).toBeNull();
  await userEvent.click(poster());
  const address = new URL(video()?.src ?? '');
  expect(address.host).toBe('www.youtube-nocookie.com');
  expect(address.searchParams.get('autoplay')).toBe('1');
  await userEvent.keyboard('{Escape}');
  expect(video()).not.toBeNull();
});

test('the poster stays behind the player, which is not shown until it has loaded', async () => {
  renderPage(<SuccessStory {...successStory} />);
  await userEvent.click(poster());
  const frame = video()!.parentElement;
  expect(document.querySelector('[inert] img')).toBeInTheDocument();
  expect(frame).toHaveAttribute('aria-busy', 'true');
  fireEvent.load(video()!);
  expect(frame).toHaveAttribute('aria-busy', 'false');
});

test('the browser handles a click that opens a new tab', () => {
  renderPage(<SuccessStory {...successStory} />);
  expect(fireEvent.click(poster(), { ctrlKey: true })).toBe(true);
  expect(video()).toBeNull();
});

test("three statistics, a quote, link 'View our Impact Stories' to /blogs, with a text only if there is one", () => {
  renderPage(<SuccessStory {...successStory} text="In one sentence." />);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  expect(screen.getByRole('blockquote')).toHaveTextContent(successStory.quote.text);
  expect(screen.getByRole('link', { name: 'View our Impact Stories' })).toHaveAttribute('href', '/blogs');
  expect(screen.getByText('In one sentence.')).toBeVisible();
});

const [first] = successStory.items;
test.each([
  ['in', 'up to three statistics', {}],
  ['after', 'four statistics', { items: [...successStory.items, { ...first!, label: 'more' }] }],
  ['after', 'a poster without a field', { video: { ...successStory.video, poster: 'posters/afforestation' } }],
  ['after', 'a video that is not available', { video: { ...successStory.video, available: false } }],
])('the figures stand %s the field of the poster with %s', (place, _, change) => {
  const { container } = renderPage(<SuccessStory {...successStory} {...change} />);
  expect(container.querySelectorAll('[data-placed] dl')).toHaveLength(place === 'in' ? 1 : 0);
});

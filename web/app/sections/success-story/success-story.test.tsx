import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { SuccessStory } from './success-story';

const successStory = sectionOf('home', 'proof.success-story');

const video = () => document.querySelector('iframe');
const poster = () => screen.getByRole('link', { name: /^Watch the film/ });

test('shows a poster labelled 5:23 and sends no request to the provider before the click', () => {
  renderPage(<SuccessStory {...successStory} />);
  expect(poster()).toHaveTextContent('5:23');
  expect(video()).toBeNull();
});

test('a click replaces it with an autoplaying embedded video, which stays', async () => {
  renderPage(<SuccessStory {...successStory} />);
  await userEvent.click(poster());
  const address = new URL(video()?.src ?? '');
  expect(address.host).toBe('www.youtube-nocookie.com');
  expect(address.searchParams.get('autoplay')).toBe('1');
  expect(screen.getByRole('link', { name: /^Watch the film/ }).closest('[inert]')).not.toBeNull();
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

test("three statistics, a quote, link 'View our Impact Stories' to /blogs", () => {
  renderPage(<SuccessStory {...successStory} />);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  expect(screen.getByRole('blockquote')).toHaveTextContent(successStory.quote.text);
  expect(screen.getByRole('link', { name: 'View our Impact Stories' })).toHaveAttribute('href', '/blogs');
});

test('the title and the quote stand together above the poster, with a text only if there is one', () => {
  const { unmount } = renderPage(<SuccessStory {...successStory} />);
  const sky = screen.getByRole('heading', { name: successStory.title }).parentElement!;
  expect(sky).toContainElement(screen.getByRole('blockquote'));
  expect(sky.compareDocumentPosition(poster())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sky.querySelector(':scope > p')).toBeNull();
  unmount();
  renderPage(<SuccessStory {...successStory} text="In one sentence." />);
  expect(screen.getByText('In one sentence.')).toBeVisible();
});

test('up to three statistics stand in the field of a drawn poster that has one, and follow any other poster', () => {
  const placed = (story: typeof successStory) => {
    const { container, unmount } = renderPage(<SuccessStory {...story} />);
    const found = container.querySelector('[data-placed] dl, [data-placed] blockquote') !== null;
    unmount();
    return found;
  };
  const [first] = successStory.items;
  expect(placed(successStory)).toBe(true);
  expect(placed({ ...successStory, items: [...successStory.items, { ...first!, label: 'more' }] })).toBe(false);
  expect(placed({ ...successStory, video: { ...successStory.video, poster: 'posters/afforestation' } })).toBe(false);
  expect(placed({ ...successStory, video: { ...successStory.video, available: false } })).toBe(false);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '~/paths';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf } from '../../testing/pages';
import { type Page, pageSchema } from './page-schema';
import { PageSections } from './page-sections';

const challenge = (n: number) => ({ title: `Problem ${n}`, today: `Today ${n}`, change: `Change ${n}` });

/** A fictional product with the sections of a product page. */
const newProduct = {
  path: paths.surveR,
  type: 'product',
  title: 'Water-R',
  description: 'Reads wells.',
  hue: 'leaf',
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Products', to: paths.allProducts },
    { name: 'Water-R', to: paths.surveR },
  ],
  sections: [
    {
      __component: 'opening.product-hero',
      name: 'Water-R',
      title: 'Every well, every fortnight',
      lead: 'Readings from volunteers.',
      actions: [
        { label: 'Request Demo', to: paths.contact },
        { label: 'View Prototype', to: 'https://example.org/prototypes/water' },
      ],
      pictureTo: 'https://example.org/prototypes/water',
      items: [{ text: 'Offline' }],
      picture: { shipped: 'surve-r-form' },
    },
    {
      __component: 'product.offerings',
      variant: 'panel',
      tone: 'light',
      title: 'What it does',
      items: [
        { icon: 'map-pin', title: 'Readings', text: 'By hand.', points: [{ text: 'Twice a month' }] },
        { icon: 'bell-ringing', title: 'Alerts', text: 'When it falls.' },
      ],
    },
    {
      __component: 'product.steps',
      variant: 'line',
      title: 'From bucket to board',
      lead: 'Two steps.',
      items: [
        { title: 'Measure', text: 'With a tape.', note: 'Depth' },
        { title: 'Publish', text: 'On the wall.', note: 'Date' },
      ],
    },
    {
      __component: 'product.challenges',
      title: 'Challenges We Address',
      label: 'With Water-R',
      lead: 'Six of them.',
      items: [challenge(1), challenge(2), challenge(3), challenge(4), challenge(5), challenge(6)],
    },
    {
      __component: 'product.plans',
      title: 'Flexible Solutions',
      lead: 'Two ways.',
      hosted: {
        title: 'SaaS',
        text: 'We run it.',
        prices: [{ value: '₹10', label: 'per well' }],
        action: { label: 'Request Demo', to: paths.contact },
      },
      selfHosted: {
        title: 'Self-hosted',
        text: 'You run it.',
        prices: [{ value: 'By quote', label: 'licence' }],
        action: { label: 'Ask', to: paths.contactSimple },
      },
      items: [{ label: 'Updates', hosted: 'By us', selfHosted: 'By you' }],
    },
    { ...sectionOf('surve-r', 'product.points'), picture: undefined },
    {
      __component: 'product.video',
      title: 'A well in a minute',
      text: 'Short.',
      video: {
        title: 'The well',
        description: 'A well.',
        videoId: 'SampleWell1',
        category: 'Water-R',
        duration: '1:00',
        available: true,
      },
    },
    {
      __component: 'closing.call-to-action',
      title: 'Which well first?',
      text: 'Tell us.',
      actions: [{ label: 'Request Demo', to: paths.contact }],
    },
  ],
};

/** Renders the product after `change` has edited its sections. */
function renderProduct(change: (section: Page['sections'][number]) => void = () => {}) {
  const page = pageSchema.parse(structuredClone(newProduct));
  page.sections.forEach(change);
  const Site = createRoutesStub([
    { path: '/tenth', Component: () => <PageSections page={page} /> },
    { path: '*', Component: () => null },
  ]);
  return render(<Site initialEntries={['/tenth']} />);
}

beforeAll(loadAllSections);

beforeEach(() => sessionStorage.clear());

describe('the page of a new product', () => {
  it('renders every section from its content', () => {
    renderProduct();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Water-R Every well, every fortnight');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'What it does',
      'From bucket to board',
      'Challenges We Address',
      'Flexible Solutions',
      'Post-Launch Support Forms change in week three',
      'A well in a minute',
      'Which well first?',
    ]);
  });

  it('has the breadcrumb Home > Products > name', () => {
    renderProduct();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Home', 'Products', 'Water-R']);
    expect(within(trail).getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/allproducts');
  });

  it('links Request Demo to /contact and stores the click', async () => {
    renderProduct();
    const [button] = screen.getAllByRole('link', { name: 'Request Demo' });
    expect(button).toHaveAttribute('href', '/contact');
    await userEvent.click(button!);
    expect(sessionStorage.getItem('request-demo-pressed')).toBeTruthy();
  });

  it('opens the prototype in a new tab, from the button and from the image', () => {
    renderProduct();
    const prototypeLinks = [
      screen.getByRole('link', { name: /^View Prototype/ }),
      screen.getByRole('link', { name: /Open the Water-R prototype/ }),
    ];
    for (const link of prototypeLinks) {
      expect(link).toHaveAttribute('href', 'https://example.org/prototypes/water');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('does not link the image without a link in the content', () => {
    renderProduct((section) => {
      if (section.__component === 'opening.product-hero') section.pictureTo = undefined;
    });
    expect(screen.queryByRole('link', { name: /Open the/ })).toBeNull();
  });

  it('shows six challenges, each with today and the change', () => {
    renderProduct();
    for (const n of [1, 2, 3, 4, 5, 6]) {
      expect(screen.getByRole('heading', { name: `Problem ${n}` })).toBeVisible();
      expect(screen.getByText(`Today ${n}`)).toBeVisible();
      expect(screen.getByText(`Change ${n}`)).toBeVisible();
    }
  });

  it('compares SaaS with self-hosted by aspect', () => {
    renderProduct();
    const table = screen.getByRole('table', { name: 'Flexible Solutions' });
    const row = (name: string) => within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(
      row('Updates')
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['By us', 'By you']);
    expect(row('Price').getAllByRole('cell')[0]).toHaveTextContent('₹10 per well');
  });

  it('lists a dedicated support team, regular updates, training and resources', () => {
    renderProduct();
    for (const name of ['Dedicated support team', 'Regular updates', 'Training and resources']) {
      expect(screen.getByText(name)).toBeVisible();
    }
  });

  it('loads its video only after Play, and links to it on YouTube', async () => {
    const { container } = renderProduct();
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=SampleWell1',
    );
    await userEvent.click(screen.getByRole('button', { name: /Play video: The well/ }));
    expect(container.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/SampleWell1');
  });

  it('shows Coming Soon without a button when the video has no id', () => {
    renderProduct((section) => {
      if (section.__component === 'product.video') section.video.videoId = undefined;
    });
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Play video/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
  });
});

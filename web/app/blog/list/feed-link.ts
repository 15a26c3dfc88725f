import type { MetaDescriptor } from 'react-router';
import { endpoints } from '~/paths';

/** Tells feed readers where the posts come as a feed. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog',
  href: endpoints.feed,
};

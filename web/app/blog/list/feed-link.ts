import type { MetaDescriptor } from 'react-router';
import { endpoints } from '~/paths';

/** Feed discovery link for the document head. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog',
  href: endpoints.feed,
};

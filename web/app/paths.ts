import { encodePathSegment } from './lib/urls.ts';

/** All URL paths of the site. Links, navigation, sitemap and tests use them. pages/reserved-paths.ts repeats them for editors' pages and redirects; a test compares both. */
export const paths = {
  home: '/',
  about: '/aboutus',
  agriculture: '/agrisolutions',
  allProducts: '/allproducts',
  allSolutions: '/allsolutions',
  apply: '/apply',
  blogs: '/blogs',
  caseStudies: '/case_studies',
  caseStudyTataTrusts: '/case-studies/tata-trusts',
  comingBlog: '/comingblog',
  comingSolution: '/kysolutions',
  comingSoon: '/comingsoon',
  consultants: '/Consultants',
  contact: '/contact',
  contactSimple: '/contact_simple',
  csr: '/CSR',
  demoVideos: '/demo-videos',
  driveR: '/drive_r',
  education: '/education_platform',
  environment: '/envi_platform',
  farmer: '/farmer_platform',
  health: '/health_platform',
  impact: '/impact',
  impactStories: '/impact-stories',
  impactStoryFarmerAdvisory: '/impact-story/farmer-advisory',
  leaf: '/leaf',
  ngo: '/NGO_solutions',
  otherSolutions: '/other_solutions',
  privacy: '/privacy',
  proGran: '/progran',
  products: '/products',
  startTrial: '/start-trial',
  surveR: '/surve_r',
  tellMore: '/tellmore',
  testimonials: '/home_testimonial',
  tracseed: '/tracseed',
  whoWeServe: '/whoweserve',
} as const;

export type PathName = keyof typeof paths;
export type Path = (typeof paths)[PathName];

/** Paths with a route of their own, or with the page of another path. */
const NO_PAGES: readonly Path[] = [paths.blogs, paths.impactStories, paths.privacy, paths.products];

/** The pages that are lists of sections. Editors change them in the CMS. */
export const pagePaths: readonly Path[] = Object.values(paths).filter((path) => !NO_PAGES.includes(path));

/** Route patterns with a parameter, which is always last. */
export const patterns = {
  blogPost: `${paths.blogs}/:slug`,
  blogAuthor: `${paths.blogs}/author/:slug`,
  blogCategory: `${paths.blogs}/category/:slug`,
  blogTag: `${paths.blogs}/tag/:slug`,
  debugBlogPost: '/debug/blog/:slug',
} as const;

export type TopicKind = 'author' | 'category' | 'tag';

/** The patterns of the pages of authors, categories and tags. */
export const topicPatterns: Record<TopicKind, string> = {
  author: patterns.blogAuthor,
  category: patterns.blogCategory,
  tag: patterns.blogTag,
};

const fill = (pattern: string, value: string) => pattern.replace(/:\w+$/, () => encodePathSegment(value));

/** Builds links from the patterns. */
export const hrefs = {
  /** The article list, filtered: `category`, `tag`, `q`, `page`. */
  blogs: (parameters: Record<string, string>) => withQuery(paths.blogs, parameters),
  blogPost: (slug: string) => fill(patterns.blogPost, slug),
  debugBlogPost: (slug: string) => fill(patterns.debugBlogPost, slug),
  /** A page of the articles of an author, a category or a tag. */
  blogTopic: (kind: TopicKind, slug: string, page = 1) =>
    withQuery(fill(topicPatterns[kind], slug), page > 1 ? { page: String(page) } : {}),
};

/** URLs that the browser requests without navigation. */
export const endpoints = {
  manifest: '/site.webmanifest',
  preview: '/preview',
  form: (name: string) => `/forms/${name}`,
  articles: (parameters: Record<string, string> = {}) => withQuery('/api/articles', parameters),
  article: (slug: string) => `/api/articles/${encodePathSegment(slug)}`,
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  securityTxt: '/.well-known/security.txt',
};

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}

/** All paths without parameters, for cache warming, sitemap and tests. */
export const fixedPaths: readonly Path[] = Object.values(paths);

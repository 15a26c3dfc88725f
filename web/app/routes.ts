import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { endpoints, type Path, paths, patterns } from './paths.ts';

const at = (path: string) => path.replace(/^\//, '');

/** A product's page: its content file is all that it takes. */
const product = (path: Path, content: string) =>
  route(at(path), `content/products/${content}.ts`, [index('pages/product.tsx', { id: `product-${content}` })]);

/** The whole route table. An address that is not here shows the not-found page. */
export default [
  layout('layouts/site-shell.tsx', [
    index('pages/home.tsx'),
    route(at(paths.about), 'pages/about.tsx'),
    route(at(paths.whoWeServe), 'pages/who-we-serve.tsx'),
    route(at(paths.allSolutions), 'pages/all-solutions.tsx'),
    route(at(paths.otherSolutions), 'pages/other-solutions.tsx'),
    route(at(paths.environment), 'pages/environment.tsx'),
    route(at(paths.agriculture), 'pages/agriculture.tsx'),
    route(at(paths.comingSolution), 'pages/coming-solution.tsx'),
    route(at(paths.csr), 'pages/csr.tsx'),
    route(at(paths.ngo), 'pages/ngo-solutions.tsx'),
    route(at(paths.consultants), 'pages/consultants.tsx'),
    route(at(paths.testimonials), 'pages/testimonials.tsx'),
    route(at(paths.blogs), 'pages/blogs.tsx'),
    route(at(paths.impactStories), 'pages/blogs.tsx', { id: 'impact-stories' }),
    route(at(patterns.blogPost), 'pages/blog-post.tsx'),
    route(at(patterns.debugBlogPost), 'pages/debug-blog-post.tsx'),
    route(at(paths.comingSoon), 'pages/coming-soon.tsx'),
    route(at(paths.comingBlog), 'pages/coming-blog.tsx'),
    route(at(paths.contact), 'pages/contact.tsx'),
    route(at(paths.contactSimple), 'pages/contact-simple.tsx'),
    route(at(paths.startTrial), 'pages/start-trial.tsx'),
    route(at(paths.apply), 'pages/apply.tsx'),
    route(at(paths.tellMore), 'pages/tell-more.tsx'),
    route(at(endpoints.form(':form')), 'pages/form-answer.tsx'),
    route(at(paths.allProducts), 'pages/all-products.tsx'),
    route(at(paths.products), 'pages/all-products.tsx', { id: 'products' }),
    product(paths.surveR, 'surve-r'),
    product(paths.proGran, 'progran'),
    product(paths.driveR, 'drive-r'),
    product(paths.farmer, 'farmer'),
    product(paths.health, 'health'),
    product(paths.education, 'education'),
    product(paths.leaf, 'leaf'),
    product(paths.impact, 'impact'),
    product(paths.tracseed, 'tracseed'),
    route(at(patterns.impactStory), 'pages/impact-story.tsx'),
    route(at(paths.caseStudies), 'pages/case-studies.tsx'),
    route(at(patterns.caseStudy), 'pages/case-study.tsx'),
    route(at(paths.demoVideos), 'pages/demo-videos.tsx'),
    route(at(paths.privacy), 'pages/privacy.tsx'),
    route(at(endpoints.preview), 'pages/preview.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  route(at(endpoints.feed), 'pages/rss.ts'),
  ...prefix('api', [route('articles', 'pages/api-articles.ts'), route('articles/:slug', 'pages/api-article.ts')]),
  route(at(endpoints.manifest), 'pages/web-manifest.ts'),
  ...(process.env.NODE_ENV === 'development'
    ? [route('_gallery', 'pages/gallery.tsx'), route('_gallery/blog', 'pages/gallery-blog.tsx')]
    : []),
] satisfies RouteConfig;

import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { endpoints, type Path, paths, patterns } from './paths.ts';

const at = (path: string) => path.replace(/^\//, '');

/** A product page. Its content file is the parent route. */
const product = (path: Path, content: string) =>
  route(at(path), `content/products/${content}.ts`, [
    index('routes/products/product.tsx', { id: `product-${content}` }),
  ]);

/** The route table. Any other path shows the not-found page. */
export default [
  layout('layouts/site-shell.tsx', [
    index('routes/home.tsx'),
    route(at(paths.about), 'routes/company/about.tsx'),
    route(at(paths.whoWeServe), 'routes/company/who-we-serve.tsx'),
    route(at(paths.allSolutions), 'routes/solutions/all-solutions.tsx'),
    route(at(paths.otherSolutions), 'routes/solutions/other-solutions.tsx'),
    route(at(paths.environment), 'routes/solutions/environment.tsx'),
    route(at(paths.agriculture), 'routes/solutions/agriculture.tsx'),
    route(at(paths.comingSolution), 'routes/solutions/coming-solution.tsx'),
    route(at(paths.csr), 'routes/solutions/csr.tsx'),
    route(at(paths.ngo), 'routes/solutions/ngo-solutions.tsx'),
    route(at(paths.consultants), 'routes/solutions/consultants.tsx'),
    route(at(paths.testimonials), 'routes/stories/testimonials.tsx'),
    route(at(paths.blogs), 'routes/blog/blogs.tsx'),
    route(at(paths.impactStories), 'routes/blog/blogs.tsx', { id: 'impact-stories' }),
    route(at(patterns.blogPost), 'routes/blog/blog-post.tsx'),
    route(at(patterns.debugBlogPost), 'routes/blog/debug-blog-post.tsx'),
    route(at(paths.comingSoon), 'routes/coming-soon.tsx'),
    route(at(paths.comingBlog), 'routes/blog/coming-blog.tsx'),
    route(at(paths.contact), 'routes/forms/contact.tsx'),
    route(at(paths.contactSimple), 'routes/forms/contact-simple.tsx'),
    route(at(paths.startTrial), 'routes/forms/start-trial.tsx'),
    route(at(paths.apply), 'routes/forms/apply.tsx'),
    route(at(paths.tellMore), 'routes/forms/tell-more.tsx'),
    route(at(endpoints.form(':form')), 'routes/forms/form-result.tsx'),
    route(at(paths.allProducts), 'routes/products/all-products.tsx'),
    route(at(paths.products), 'routes/products/all-products.tsx', { id: 'products' }),
    product(paths.surveR, 'surve-r'),
    product(paths.proGran, 'progran'),
    product(paths.driveR, 'drive-r'),
    product(paths.farmer, 'farmer'),
    product(paths.health, 'health'),
    product(paths.education, 'education'),
    product(paths.leaf, 'leaf'),
    product(paths.impact, 'impact'),
    product(paths.tracseed, 'tracseed'),
    route(at(patterns.impactStory), 'routes/stories/impact-story.tsx'),
    route(at(paths.caseStudies), 'routes/stories/case-studies.tsx'),
    route(at(patterns.caseStudy), 'routes/stories/case-study.tsx'),
    route(at(paths.demoVideos), 'routes/products/demo-videos.tsx'),
    route(at(paths.privacy), 'routes/company/privacy.tsx'),
    route(at(endpoints.preview), 'routes/blog/preview.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route(at(endpoints.feed), 'routes/blog/rss.ts'),
  ...prefix('api', [
    route('articles', 'routes/blog/api-articles.ts'),
    route('articles/:slug', 'routes/blog/api-article.ts'),
  ]),
  route(at(endpoints.manifest), 'routes/web-manifest.ts'),
  ...(process.env.NODE_ENV === 'development'
    ? [route('_gallery', 'routes/gallery/gallery.tsx'), route('_gallery/blog', 'routes/gallery/gallery-blog.tsx')]
    : []),
] satisfies RouteConfig;

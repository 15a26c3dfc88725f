import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { endpoints, paths, patterns } from './paths.ts';

const at = (path: string) => path.replace(/^\//, '');

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
    route(at(paths.surveR), 'routes/products/surve-r.tsx'),
    route(at(paths.proGran), 'routes/products/progran.tsx'),
    route(at(paths.driveR), 'routes/products/drive-r.tsx'),
    route(at(paths.farmer), 'routes/products/farmer.tsx'),
    route(at(paths.health), 'routes/products/health.tsx'),
    route(at(paths.education), 'routes/products/education.tsx'),
    route(at(paths.leaf), 'routes/products/leaf.tsx'),
    route(at(paths.impact), 'routes/products/impact.tsx'),
    route(at(paths.tracseed), 'routes/products/tracseed.tsx'),
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

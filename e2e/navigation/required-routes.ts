/**
 * The required routes. The tests compare the site with this copy, so it does not import the site's code.
 */
export const routeTable = [
  '/',
  '/contact',
  '/contact_simple',
  '/start-trial',
  '/comingsoon',
  '/comingblog',
  '/aboutus',
  '/whoweserve',
  '/allproducts',
  '/allsolutions',
  '/tracseed',
  '/leaf',
  '/envi_platform',
  '/farmer_platform',
  '/health_platform',
  '/impact',
  '/education_platform',
  '/drive_r',
  '/surve_r',
  '/progran',
  '/other_solutions',
  '/CSR',
  '/NGO_solutions',
  '/Consultants',
  '/privacy',
  '/apply',
  '/tellmore',
  '/kysolutions',
  '/agrisolutions',
  '/home_testimonial',
  '/case-studies/tata-trusts',
  '/case_studies',
  '/blogs',
  '/demo-videos',
  '/impact-stories',
  '/products',
];

/** Two URLs of one page. The second one is canonical. */
export const aliases: Record<string, string> = { '/products': '/allproducts', '/impact-stories': '/blogs' };

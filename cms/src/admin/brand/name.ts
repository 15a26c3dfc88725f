const DEFAULT_COMPANY_NAME = 'Impact-R';

/** Returns the company name. The server writes COMPANY_NAME into the page (src/middlewares/admin-brand.ts). */
export function companyName(root: Pick<Document, 'querySelector'> = document): string {
  return root.querySelector('meta[name="application-name"]')?.getAttribute('content') || DEFAULT_COMPANY_NAME;
}

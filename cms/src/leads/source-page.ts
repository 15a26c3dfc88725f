const PATH = /^\/[\w\-./%]{0,199}$/;

/** The page that a submission says it came from, where that is a path; else the page of its form. */
export function sourcePage(header: string, usual: string): string {
  return PATH.test(header) ? header : usual;
}

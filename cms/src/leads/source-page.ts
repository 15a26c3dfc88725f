const PATH = /^\/[\w\-./%]{0,199}$/;

/** Returns the page that a submission names if it is a path, else the page of its form. */
export function sourcePage(header: string, usual: string): string {
  return PATH.test(header) ? header : usual;
}

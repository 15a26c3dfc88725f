/**
 * Loads a stylesheet that only some designs of a section need, so that other pages do not have it. `href` is the address
 * from an import with `?url`, which is empty in unit tests.
 */
export const Stylesheet = ({ href }: { href?: string }) =>
  href ? <link rel="stylesheet" href={href} precedence="sections" /> : null;

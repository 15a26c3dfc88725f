/** Which part of the posts a list shows; all of it stands in the address, so that it can be shared. */
export type ListParams = { category?: string; tag?: string; q?: string; page: number };

const MAX_PARAM_LENGTH = 80;
const LAST_PAGE = 9999;

/** Reads the view out of an address; what makes no sense is left out. */
export function parseListParams(parameters: URLSearchParams): ListParams {
  const page = Number(parameters.get('page') ?? 1);
  return {
    category: word(parameters.get('category')),
    tag: word(parameters.get('tag')),
    q: word(parameters.get('q')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The view as parameters; the first page and empty parts need none. */
export function toQuery({ category, tag, q, page }: ListParams): Record<string, string> {
  return {
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(q && { q }),
    ...(tag && { tag }),
  };
}

export const FIRST_PAGE: ListParams = { page: 1 };

/** True where the view leaves some posts out. */
export const isFiltered = ({ category, tag, q }: ListParams) => Boolean(category ?? tag ?? q);

function word(value: string | null): string | undefined {
  const text = value?.trim().slice(0, MAX_PARAM_LENGTH);
  return text ? text : undefined;
}

import { IconButton, Th, Typography } from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useSearchParams } from 'react-router-dom';

type Props = { label: string; name: string; /** The order of the first click. */ first: 'asc' | 'desc' };

/** The sort of the list in the URL, such as `received:desc`. */
export const DEFAULT_SORT = 'received:desc';

/** A column head that sorts the list. */
export function SortedHead({ label, name, first }: Props) {
  const [params, setParams] = useSearchParams();
  const [sorted, order] = (params.get('sort') ?? DEFAULT_SORT).split(':');
  const isSorted = sorted === name;
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : first;
  const sort = () => {
    const changed = new URLSearchParams(params);
    changed.delete('page');
    changed.set('sort', `${name}:${next}`);
    setParams(changed);
  };
  const orderLabels = name === 'received' ? { asc: 'oldest', desc: 'newest' } : { asc: 'earliest', desc: 'latest' };
  return (
    <Th
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
      action={
        <IconButton variant="ghost" label={`${label}: ${orderLabels[next]} first`} onClick={sort}>
          {isSorted && order === 'asc' ? <CaretUp /> : <CaretDown fill={isSorted ? 'neutral700' : 'neutral400'} />}
        </IconButton>
      }
    >
      <Typography variant="sigma" textColor="neutral600">
        {label}
      </Typography>
    </Th>
  );
}

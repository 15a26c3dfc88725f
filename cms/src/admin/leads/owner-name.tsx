import { Clipped } from './clipped';
import { useGetLeadPeopleQuery } from './leads-api';

/** The name of an owner in the list of one form, where Strapi loads only the id. */
export function OwnerName({ id }: { id: number }) {
  const { data } = useGetLeadPeopleQuery();
  const name = data?.data.find((person) => person.id === id)?.name;
  return <Clipped text={name ?? '…'} maxWidth="14rem" />;
}

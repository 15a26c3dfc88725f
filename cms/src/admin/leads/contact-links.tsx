import type { ReactNode } from 'react';
import { Link } from '@strapi/design-system';
import { mailtoUrl, telUrl } from './lead-format';

type Props = { value: string; children: ReactNode; startIcon?: ReactNode };

/** Link that opens the e-mail program. Inside a table row the click does not open the row. */
export const EmailLink = ({ value, ...rest }: Props) => (
  <Link href={mailtoUrl(value)} onClick={(event) => event.stopPropagation()} {...rest} />
);

/** Link that opens the phone program. Inside a table row the click does not open the row. */
export const PhoneLink = ({ value, ...rest }: Props) => (
  <Link href={telUrl(value)} onClick={(event) => event.stopPropagation()} {...rest} />
);

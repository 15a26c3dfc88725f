import { Typography } from '@strapi/design-system';

type Props = { text: string; maxWidth: string; textColor?: 'primary600' };

/** Text in a table cell that may not push the other columns out of view; the tooltip has all of it. */
export const Clipped = ({ text, ...rest }: Props) => (
  <Typography tag="span" display="block" ellipsis title={text} {...rest}>
    {text}
  </Typography>
);

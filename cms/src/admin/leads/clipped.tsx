import { Typography } from '@strapi/design-system';

type Props = { text: string; maxWidth: string; textColor?: 'primary600' };

/** Truncates text in a table cell so that the other columns stay visible. The tooltip shows the full text. */
export const Clipped = ({ text, ...rest }: Props) => (
  <Typography tag="span" display="block" ellipsis title={text} {...rest}>
    {text}
  </Typography>
);

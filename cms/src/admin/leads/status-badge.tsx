import { Badge, type BadgeProps } from '@strapi/design-system';
import type { LeadStatus } from '../../leads/lead-statuses';

const VARIANTS: Record<LeadStatus, BadgeProps['variant']> = {
  new: 'primary',
  'in progress': 'warning',
  closed: 'success',
  spam: 'neutral',
};

export const StatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge variant={VARIANTS[status]} style={{ whiteSpace: 'nowrap' }}>
    {status}
  </Badge>
);

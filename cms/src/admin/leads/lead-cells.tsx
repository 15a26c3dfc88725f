import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';
import type { LeadStatus } from '../../leads/lead-statuses';
import { Clipped } from './clipped';
import { EmailLink, PhoneLink } from './contact-links';
import { FollowUpLabel } from './follow-up-label';
import { shortDate } from './lead-format';
import { OwnerName } from './owner-name';
import { StatusBadge } from './status-badge';

export type Cell = (value: string) => ReactNode;

export const dateCell: Cell = (value) => <Typography style={{ whiteSpace: 'nowrap' }}>{shortDate(value)}</Typography>;
export const statusCell: Cell = (value) => <StatusBadge status={value as LeadStatus} />;
export const emailCell: Cell = (value) => (
  <EmailLink value={value}>
    <Clipped text={value} maxWidth="18rem" textColor="primary600" />
  </EmailLink>
);
export const phoneCell: Cell = (value) => <PhoneLink value={value}>{value}</PhoneLink>;
export const organizationCell: Cell = (value) => <Clipped text={value} maxWidth="16rem" />;
export const textCell: Cell = (value) => <Clipped text={value} maxWidth="24rem" />;
export const ownerCell: Cell = (value) => <OwnerName id={Number(value)} />;
export const followUpCell: Cell = (value) => <FollowUpLabel day={value} />;

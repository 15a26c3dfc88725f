import { Flex, Typography } from '@strapi/design-system';
import { Mail, Phone } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { EmailLink, PhoneLink } from './contact-links';
import { leadType } from './lead-type';

/** Side panel of a lead: links to write to or call the visitor. */
export const ContactPanel: PanelComponent = ({ model, document }) => {
  if (!document || !leadType(model) || (!document.email && !document.phone)) return null;
  const { email, phone } = document;
  return {
    title: 'Contact',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={3} maxWidth="100%">
        {email && (
          <EmailLink value={email} startIcon={<Mail style={{ flexShrink: 0 }} />}>
            <Typography textColor="primary600" style={{ overflowWrap: 'anywhere' }}>{`Write to ${email}`}</Typography>
          </EmailLink>
        )}
        {phone && <PhoneLink value={phone} startIcon={<Phone />}>{`Call ${phone}`}</PhoneLink>}
      </Flex>
    ),
  };
};

import { Field, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { isOpen } from '../../leads/inbox/lead-change';
import type { LeadStatus } from '../../leads/lead-statuses';
import type { LeadType } from '../../leads/lead-types';
import { DayInput } from './day-input';
import { FollowUpLabel } from './follow-up-label';
import { formOf, leadType } from './lead-type';
import { useGetLeadPeopleQuery } from './leads-api';
import { NOBODY, OwnerSelect } from './owner-select';
import { TakeButton } from './take-button';
import { useLeadChange } from './use-lead-change';

type Work = { documentId: string; leadStatus?: LeadStatus; owner?: number | null; followUpOn?: string | null };

/** Side panel of a lead: its owner and its follow-up. A change is stored immediately. */
export const WorkPanel: PanelComponent = ({ model, document }) => {
  const type = leadType(model);
  if (!document || !type) return null;
  return { title: 'Owner and follow-up', content: <WorkForm type={type} lead={document as Work} /> };
};

function WorkForm({ type, lead }: { type: LeadType; lead: Work }) {
  const fields = useDocumentRBAC('WorkForm', ({ canUpdate, canUpdateFields }) => (canUpdate ? canUpdateFields : []));
  const { data } = useGetLeadPeopleQuery();
  const [change, isBusy] = useLeadChange();
  const form = formOf(type);
  const { documentId, owner, followUpOn } = lead;
  const leads = [{ form, documentId }];
  const open = lead.leadStatus !== undefined && isOpen(lead.leadStatus);
  const nameOf = (id: string) => data?.data.find((person) => String(person.id) === id)?.name ?? 'Nobody';

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <OwnerSelect
        label="Owner"
        forms={[form]}
        value={owner ? String(owner) : NOBODY}
        disabled={isBusy || !fields.includes('owner')}
        onChange={(id) =>
          void change(
            { leads, change: { owner: id === NOBODY ? null : Number(id) } },
            () => `${nameOf(id)} is the owner.`,
          )
        }
      />
      {!owner && open && fields.includes('owner') && <TakeButton lead={{ form, documentId }} fullWidth />}
      <Field.Root hint={open ? undefined : 'A closed lead has no follow-up.'}>
        <Field.Label>Follow-up</Field.Label>
        <DayInput
          size="M"
          label="Follow-up"
          placeholder="Choose a day"
          value={followUpOn}
          disabled={isBusy || !open || !fields.includes('followUpOn')}
          onChange={(day) =>
            void change({ leads, change: { followUpOn: day } }, () =>
              day ? 'The follow-up is set.' : 'The follow-up is removed.',
            )
          }
        />
        <Field.Hint />
      </Field.Root>
      {followUpOn && (
        <Typography role="status">
          <FollowUpLabel day={followUpOn} />
        </Typography>
      )}
    </Flex>
  );
}

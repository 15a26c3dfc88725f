import { Button } from '@strapi/design-system';
import type { AnyLead } from './leads-api';
import { useLeadChange } from './use-lead-change';

type Props = { lead: Pick<AnyLead, 'form' | 'documentId' | 'name'>; fullWidth?: boolean };

/** Makes the user the owner of a lead in one press. */
export function TakeButton({ lead: { form, documentId, name }, fullWidth }: Props) {
  const [change, isBusy] = useLeadChange();
  const take = () => change({ leads: [{ form, documentId }], change: { take: true } }, () => 'The lead is yours.');
  return (
    <Button
      size="S"
      variant="tertiary"
      fullWidth={fullWidth}
      loading={isBusy}
      aria-label={name ? `Take it: ${name}` : undefined}
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation();
        void take();
      }}
    >
      Take it
    </Button>
  );
}

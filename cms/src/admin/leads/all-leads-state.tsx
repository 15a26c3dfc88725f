import { Button, EmptyStateLayout, Flex, Loader } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';

type Props = { state: 'loading' | 'failed' | 'no-match' | 'empty'; onRetry: () => void; onClear: () => void };

const MESSAGES = {
  failed: 'The leads could not be loaded.',
  'no-match': 'No leads match these filters.',
  empty: 'No leads yet. They appear here when a visitor sends a form.',
};

/** Shown instead of the table when there are no rows. */
export function AllLeadsState({ state, onRetry, onClear }: Props) {
  if (state === 'loading') {
    return (
      <Flex justifyContent="center" padding={11} background="neutral0" hasRadius shadow="tableShadow">
        <Loader>Loading leads</Loader>
      </Flex>
    );
  }
  const actions = {
    failed: { label: 'Try again', onClick: onRetry },
    'no-match': { label: 'Show all leads', onClick: onClear },
    empty: undefined,
  };
  const action = actions[state];
  const button = action && (
    <Button variant="secondary" onClick={action.onClick}>
      {action.label}
    </Button>
  );
  return (
    <div role="status">
      <EmptyStateLayout content={MESSAGES[state]} action={button} icon={<EmptyDocuments width="16rem" />} hasRadius />
    </div>
  );
}

import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { type ChangeRequest, useChangeLeadsMutation } from './leads-api';

/**
 * Returns a function that changes leads, and whether it is busy. The function shows the outcome, with the number of
 * leads that are different now, and returns whether the request succeeded.
 */
export function useLeadChange() {
  const [send, { isLoading }] = useChangeLeadsMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: messageOf } = useAPIErrorHandler();
  async function change(request: ChangeRequest, success: (count: number) => string): Promise<boolean> {
    const result = await send(request);
    if ('error' in result) {
      toggleNotification({ type: 'danger', message: messageOf(result.error as never) });
      return false;
    }
    const { changed } = result.data.data;
    const message = changed === 0 ? 'Nothing had to change.' : success(changed);
    toggleNotification({ type: 'success', message });
    return true;
  }
  return [change, isLoading] as const;
}

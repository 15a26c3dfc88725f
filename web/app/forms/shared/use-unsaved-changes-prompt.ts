import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LEAVE_QUESTION } from '~/content/forms/form-content';

/** Asks for confirmation before navigation or closing the tab, while `unsent` is true. */
export function useUnsavedChangesPrompt(unsent: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent && currentLocation.pathname !== nextLocation.pathname && !window.confirm(LEAVE_QUESTION),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
}

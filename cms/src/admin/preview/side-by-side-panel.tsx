import { Button, Typography } from '@strapi/design-system';
import { setPanel, usePanelSettings } from './panel-settings';
import { DYNAMIC_ZONES } from './previewed-types';

/** Side panel of an article, a page and the entry Site: the button that opens the preview beside the form. */
export function SideBySidePanel({ model }: { model: string }) {
  const { isOpen } = usePanelSettings();
  if (!Object.hasOwn(DYNAMIC_ZONES, model)) return null;
  return {
    title: 'Preview while you write',
    content: (
      <>
        <Button
          type="button"
          variant="secondary"
          fullWidth
          aria-pressed={isOpen}
          onClick={() => setPanel({ isOpen: !isOpen })}
        >
          Side by side
        </Button>
        <Typography variant="pi" textColor="neutral600">
          Shows what you type, before you save.
        </Typography>
      </>
    ),
  };
}

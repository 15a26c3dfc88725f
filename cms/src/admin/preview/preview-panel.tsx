import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { DYNAMIC_ZONES } from '../entries';
import { PANEL_CLASS, PANEL_STYLES } from './panel-layout';
import { type Device, DEVICES, setPanel, usePanelSettings } from './panel-state';
import { usePreviewFrame } from './use-preview-frame';

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

const DEVICE_LABELS: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };

/**
 * The preview beside the form of an article, a page or the entry Site, while it is open. `slug` is the content type.
 */
export function PreviewPanel({ slug }: { slug?: string }) {
  const { isOpen } = usePanelSettings();
  if (!isOpen || !slug || !Object.hasOwn(DYNAMIC_ZONES, slug)) return null;
  return createPortal(<OpenPanel model={slug} />, document.body);
}

function OpenPanel({ model }: { model: string }) {
  const { id } = useParams();
  // The URL of the entry Site has no id.
  const documentId = useForm(
    'PreviewPanel',
    (form) => id ?? (form.initialValues as { documentId?: string }).documentId,
  );
  const [{ query }] = useQueryParams<{ status?: string }>();
  const { device } = usePanelSettings();
  const close = useCallback(() => {
    setPanel({ isOpen: false });
    findButton('Side by side')?.focus();
  }, []);
  const { frame, url, notice } = usePreviewFrame({ model, documentId, isDraft: query.status !== 'published' }, close);
  const { area, scale, height, left } = useScale(DEVICES[device]);

  return (
    <aside
      className={PANEL_CLASS}
      aria-label="Preview beside the form"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <style>{PANEL_STYLES}</style>
      <Flex justifyContent="space-between" wrap="wrap" gap={2} padding={2} paddingLeft={4} background="neutral0">
        <Typography variant="delta" tag="h2">
          Preview
        </Typography>
        <Flex gap={1} role="group" aria-label="Width of the preview">
          {(Object.keys(DEVICES) as Device[]).map((one) => (
            <Button
              key={one}
              type="button"
              size="S"
              variant={one === device ? 'secondary' : 'tertiary'}
              aria-pressed={one === device}
              onClick={() => setPanel({ device: one })}
            >
              {DEVICE_LABELS[one]}
            </Button>
          ))}
          <IconButton type="button" label="Close the preview" onClick={close}>
            <Cross />
          </IconButton>
        </Flex>
      </Flex>
      <Box role="status">
        {notice && (
          <Box padding={3} background="warning100">
            <Typography textColor="warning700">{notice}</Typography>
          </Box>
        )}
      </Box>
      <div ref={area} className={`${PANEL_CLASS}-area`}>
        {url && (
          <iframe
            ref={frame}
            src={url}
            title="Preview of the draft"
            style={{ width: DEVICES[device], height, marginLeft: left, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  );
}

const findButton = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent?.trim() === label);

/**
 * Returns the scale that fits a page of this width into the area, the height that fills the area, and the left margin.
 */
function useScale(width: number) {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  useEffect(() => {
    if (!area.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return { area, scale, height: size.height / scale, left: Math.max(0, (size.width - width) / 2) };
}

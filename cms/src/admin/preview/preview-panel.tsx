import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { DYNAMIC_ZONES } from '../entries';
import { type Device, DEVICES, setPanel, usePanelSettings } from './panel-state';
import { usePreviewFrame } from './use-preview-frame';

const PANEL_CLASS = 'side-by-side-preview';
const DEVICE_LABELS: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };

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

/** On a narrower screen the preview covers the form. */
const SIDE_BY_SIDE_MEDIA_QUERY = '(min-width: 1160px)';

const BODY_WITH_PANEL = `body:has(> .${PANEL_CLASS})`;
const MAIN_CONTENT = `${BODY_WITH_PANEL} [data-strapi-main-content]`;
/** The columns of the edit view: the form, and the panels with Save and Publish. */
const EDIT_VIEW_COLUMNS = `${MAIN_CONTENT} div:has(> div > [role="tabpanel"])`;
const ACTIONS_PANEL = `${EDIT_VIEW_COLUMNS} aside:first-of-type`;

/**
 * Places the panel at the right edge, and the side panels into the form's column: Save and Publish above the fields, the
 * others below. Relies on `data-strapi-main-content`, roles and `aside`. If Strapi changes them, the form only becomes
 * narrow.
 */
const PANEL_STYLES = `
.${PANEL_CLASS} {
  position: fixed;
  z-index: 4;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 100vw;
  border-left: 1px solid #dcdce4;
  background: #eaeaef;
}
.${PANEL_CLASS}-area {
  flex: 1;
  min-height: 0;
  overflow: hidden;
}
.${PANEL_CLASS} iframe {
  display: block;
  border: 0;
  background: white;
  transform-origin: 0 0;
}
@media ${SIDE_BY_SIDE_MEDIA_QUERY} {
  ${BODY_WITH_PANEL} {
    --preview-width: clamp(30rem, 50vw, calc(100vw - 42rem));
  }
  .${PANEL_CLASS} {
    width: var(--preview-width);
  }
  ${BODY_WITH_PANEL} div:has(> [data-strapi-main-content]) {
    grid-template-columns: 1fr;
  }
  ${BODY_WITH_PANEL} div:has(> [data-strapi-main-content]) > :not([data-strapi-main-content]) {
    display: none;
  }
  ${MAIN_CONTENT} {
    margin-right: var(--preview-width);
  }
  ${EDIT_VIEW_COLUMNS} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
  ${EDIT_VIEW_COLUMNS} div:has(> aside),
  ${EDIT_VIEW_COLUMNS} > div:has(aside) {
    display: contents;
  }
  ${EDIT_VIEW_COLUMNS} aside {
    order: 1;
  }
  ${ACTIONS_PANEL} {
    position: sticky;
    z-index: 3;
    top: 0;
    order: -1;
    padding: 0.8rem;
  }
  ${ACTIONS_PANEL} > h2 {
    display: none;
  }
  ${ACTIONS_PANEL} > div > div {
    flex-direction: row;
  }
}
`;

export const PANEL_CLASS = 'side-by-side-preview';

/** Narrower than this, form and preview do not fit beside each other: the preview lies over the form. */
const BESIDE = '(min-width: 1160px)';

const OPEN = `body:has(> .${PANEL_CLASS})`;
const MAIN = `${OPEN} [data-strapi-main-content]`;
/** The columns of the edit view: the form, and the panels with Save and Publish. */
const COLUMNS = `${MAIN} div:has(> div > [role="tabpanel"])`;
const ACTIONS = `${COLUMNS} aside:first-of-type`;

/**
 * The panel at the right edge, and room for it beside the form. The list of content types is folded away, and the panels
 * of the form stand in its column: Save and Publish stay above the fields, the others are below. The edit view has few
 * names of its own, so this relies on `data-strapi-main-content`, on roles and on `aside`. Where Strapi changes them, the
 * form is only narrow.
 */
export const PANEL_STYLES = `
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
@media ${BESIDE} {
  ${OPEN} {
    --preview-width: clamp(30rem, 50vw, calc(100vw - 42rem));
  }
  .${PANEL_CLASS} {
    width: var(--preview-width);
  }
  ${OPEN} div:has(> [data-strapi-main-content]) {
    grid-template-columns: 1fr;
  }
  ${OPEN} div:has(> [data-strapi-main-content]) > :not([data-strapi-main-content]) {
    display: none;
  }
  ${MAIN} {
    margin-right: var(--preview-width);
  }
  ${COLUMNS} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
  ${COLUMNS} div:has(> aside),
  ${COLUMNS} > div:has(aside) {
    display: contents;
  }
  ${COLUMNS} aside {
    order: 1;
  }
  ${ACTIONS} {
    position: sticky;
    z-index: 3;
    top: 0;
    order: -1;
    padding: 0.8rem;
  }
  ${ACTIONS} > h2 {
    display: none;
  }
  ${ACTIONS} > div > div {
    flex-direction: row;
  }
}
`;

export const PANEL_CLASS = 'side-by-side-preview';

/** On a narrower screen the preview covers the form. */
const SIDE_BY_SIDE_MEDIA_QUERY = '(min-width: 1160px)';

const BODY_WITH_PANEL = `body:has(> .${PANEL_CLASS})`;
const MAIN_CONTENT = `${BODY_WITH_PANEL} [data-strapi-main-content]`;
/** The columns of the edit view: the form, and the panels with Save and Publish. */
const EDIT_VIEW_COLUMNS = `${MAIN_CONTENT} div:has(> div > [role="tabpanel"])`;
const ACTIONS_PANEL = `${EDIT_VIEW_COLUMNS} aside:first-of-type`;

/**
 * Places the panel at the right edge, with space for it beside the form. Hides the list of content types. Moves the
 * side panels into the form's column: Save and Publish above the fields, the others below. Strapi's edit view has few
 * stable names, so this relies on `data-strapi-main-content`, roles and `aside`. If Strapi changes them, the form only
 * becomes narrow.
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

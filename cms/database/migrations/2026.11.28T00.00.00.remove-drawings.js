'use strict';

/** The values that this release removes, by column, each with the value that replaces it. `null` is no value. */
const REMOVED = {
  mockup: {
    'surve-r-week': null,
    'surve-r-plans': null,
    'surve-r-support': null,
    'surve-r-jowar': null,
    'surve-r-pigeon-pea': null,
    'surve-r-groundnut': null,
    'surve-r-decides-herself': null,
    'surve-r-husband-decides': null,
    'surve-r-decide-together': null,
    'progran-log-frame': null,
    'progran-weeks-raichur': null,
    'progran-weeks-before': null,
    'progran-grants': null,
    'progran-grant-foundation': null,
    'progran-grant-company': null,
    'progran-grant-state': null,
    'progran-plans': null,
    'progran-support': null,
    'drive-r-spellings': null,
    'drive-r-joined': null,
    'drive-r-plans': null,
    'drive-r-support': null,
  },
  drawing: { 'three-models': null, 'goals-bar': null },
  variant: { band: 'halves', below: 'halves', dark: 'mockup' },
};

/** The tables of the sections and items that have the column. */
const TABLES = {
  mockup: [
    'components_items_case_studies',
    'components_items_choices',
    'components_items_features',
    'components_items_page_links',
    'components_items_product_rows',
    'components_items_prototype_links',
    'components_items_reasons',
    'components_items_screens',
    'components_items_steps',
    'components_items_views',
    'components_opening_page_heroes',
    'components_opening_product_heroes',
    'components_product_offers',
    'components_product_offerings',
    'components_product_plans',
    'components_product_points',
    'components_product_steps',
    'components_proof_indicator_tables',
  ],
  drawing: ['components_items_offerings'],
  variant: ['components_product_plans', 'components_product_points'],
};

module.exports = {
  REMOVED,
  TABLES,
  /** Replaces the removed values in stored pages. The CMS refuses to publish a page that has one. */
  async up(knex) {
    for (const [column, values] of Object.entries(REMOVED)) {
      for (const table of TABLES[column]) {
        // A new database has no tables yet.
        if (!(await knex.schema.hasTable(table))) continue;
        for (const [from, to] of Object.entries(values)) {
          await knex(table)
            .where(column, from)
            .update({ [column]: to });
        }
      }
    }
  },
};

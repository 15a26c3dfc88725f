'use strict';

/** Values that this release removes, by column. A stored value becomes the one beside it, and `null` is no value. */
const REMOVED = {
  mockup: {},
  variant: { band: 'halves', below: 'halves', dark: 'mockup' },
};

/** The tables with these columns. */
const TABLES = {
  mockup: [],
  variant: ['components_product_plans', 'components_product_points'],
};

module.exports = {
  /** Replaces the removed values in stored sections, because the CMS refuses to publish them. */
  async up(knex) {
    for (const [column, values] of Object.entries(REMOVED)) {
      for (const table of TABLES[column]) {
        // A new database has no tables yet.
        if (!(await knex.schema.hasTable(table))) continue;
        for (const [from, to] of Object.entries(values)) await knex(table).where(column, from).update(column, to);
      }
    }
  },
};
